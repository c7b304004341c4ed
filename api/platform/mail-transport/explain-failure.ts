import { fieldOf } from '../../../contract/kernel/from-outside.ts'

export interface MailFailure {
  ok: false
  /** The same mail would be refused again. */
  permanent: boolean
  /** A plain sentence without names, passwords or addresses. */
  error: string
}

const sentences: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server refused the user name or password.',
  ENOAUTH: 'The mail server asks for a user name and password.',
  EDNS: 'The mail server was not found.',
  ETIMEDOUT: 'The mail server did not answer in time.',
  ETLS: 'The connection to the mail server could not be secured.',
  EREQUIRETLS: 'The connection to the mail server could not be secured.',
  EPROTOCOL: 'The mail server gave an answer that makes no sense.',
}

/** What went wrong, out of what the mail library throws. The server's own words may hold secrets and are left out. */
export function explainFailure(thrown: unknown): MailFailure {
  const [code, command, said] = [fieldOf(thrown, 'code'), fieldOf(thrown, 'command'), fieldOf(thrown, 'responseCode')]
  const known = sentences[String(code)]
  if (known) return temporary(known)
  if (code === 'EENVELOPE' || code === 'EMESSAGE')
    return refused(typeof said === 'number' ? said : undefined, String(command ?? ''))
  return temporary('The mail server could not be reached.')
}

/** RFC 5321: 5xx is final and 4xx is not. A refused sender, or 503 (wrong order), is no fault of this one mail. */
function refused(responseCode: number | undefined, command: string): MailFailure {
  if (responseCode === undefined) return { ok: false, permanent: true, error: 'The e-mail address is not valid.' }
  if (responseCode < 500) return temporary(`The mail server asks to try later (${responseCode}).`)
  if (command === 'MAIL FROM') return temporary(`The mail server refused the sender (${responseCode}).`)
  if (responseCode === 503) return temporary('The mail server lost track of the conversation (503).')
  const what = command === 'RCPT TO' ? 'this address' : 'this mail'
  return { ok: false, permanent: true, error: `The mail server refused ${what} (${responseCode}).` }
}

function temporary(error: string): MailFailure {
  return { ok: false, permanent: false, error }
}
