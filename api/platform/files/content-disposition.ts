const longest = 120

/** A file name without folders, control characters and signs that mean something to a shell or a header. */
export function safeName(name: string): string {
  // Only the end of an absurdly long name is looked at, so that it cannot keep the server busy.
  const last = name.slice(-1000).normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const plain = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*%;]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  return shortened(plain) || 'file'
}

/** The header that names a download: plain letters for old readers, all letters (RFC 5987) for the others. */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const safe = safeName(name)
  const ascii = safe.replace(/[^\x20-\x7e]/g, '_').replace(/['\\]/g, '_')
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${percentEncoded(safe)}`
}

/** RFC 5987 forbids a few signs that encodeURIComponent leaves. */
function percentEncoded(text: string): string {
  return encodeURIComponent(text).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** Shortens the middle, so that the ending still tells what the file is. */
function shortened(name: string): string {
  const letters = [...name]
  if (letters.length <= longest) return name
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? ''
  return letters.slice(0, longest - ending.length).join('') + ending
}
