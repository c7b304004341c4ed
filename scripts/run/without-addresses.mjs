/** Which registry or mirror a machine uses is nobody's business in a log. */
export function withoutAddresses(text) {
  return text
    .replace(/\b(https?:\/\/|ftp:\/\/)[^\s/'"]+/g, '$1…')
    .replace(/\b(ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|connect to|resolve)[ \t]+\S+/g, '$1 …')
}
