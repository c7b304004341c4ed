/** Which mail server to use, and how. */
export interface MailServer {
  host: string
  port: number
  /** From the first byte, by upgrade or not at all, by upgrade where offered, never. */
  encryption: 'tls' | 'starttls' | 'if-offered' | 'none'
  login?: { user: string; password: string }
  /** The sender: an address, or a name and an address in angle brackets. */
  from: string
  /** How long each step may take; ten seconds unless said otherwise. */
  timeoutMs?: number
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/
const choices: Readonly<Record<string, MailServer['encryption']>> = {
  required: 'starttls',
  optional: 'if-offered',
  never: 'none',
}

/** Reads 'smtp://user:password@host:587' or 'smtps://…'; '?tls=required', 'optional' or 'never' overrides the default. */
export function mailServerFromUrl(text: string, from: string): MailServer {
  const url = parseUrl(text)
  const secure = url.protocol === 'smtps:'
  const login = url.username
    ? { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) }
    : undefined
  return {
    host: url.hostname,
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    encryption: secure ? 'tls' : chosenEncryption(url, login !== undefined),
    login,
    from,
  }
}

function parseUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  // The address holds a password, so the complaint must not repeat it.
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol)) {
    throw new Error('The mail server address must look like smtp://user:password@host:587')
  }
  return url
}

/** A password never crosses a network in the open unless somebody wrote so. */
function chosenEncryption(url: URL, hasLogin: boolean): MailServer['encryption'] {
  const asked = url.searchParams.get('tls')
  if (asked === null) return hasLogin && !loopback.test(url.hostname) ? 'starttls' : 'if-offered'
  const choice = choices[asked]
  if (!choice) throw new Error('The mail server address may say tls=required, tls=optional or tls=never, nothing else.')
  return choice
}
