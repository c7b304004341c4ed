import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { mailServerFromUrl } from './mail-server.ts'
import { type MailServer, sendMail } from './send-mail.ts'

const message = { id: 'mail-7', to: 'asha@example.com', subject: 'आपका कोड', text: 'Hello ₹', html: '<p>Hello ₹</p>' }
const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** An SMTP server on this machine; what it takes lands in `taken`. */
async function startServer(options: SMTPServerOptions = {}) {
  const taken: Buffer[] = []
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'kendra' && password === 's3cret'
        ? done(null, { user: username })
        : done(new Error('no such password s3cret')),
    onData: (stream, _session, done) => {
      buffer(stream).then((bytes) => {
        taken.push(bytes)
        done()
      })
    },
    ...options,
  })
  smtp.on('error', () => {})
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()))
  closers.push(() => smtp.close())
  return { server: serverAt((smtp.server.address() as AddressInfo).port), taken }
}

/** A server that speaks as little as the test wants. */
async function startSocket(onConnect: (socket: Socket) => void): Promise<MailServer> {
  const sockets = new Set<Socket>()
  const net: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    onConnect(socket)
  })
  await new Promise<void>((resolve) => net.listen(0, '127.0.0.1', () => resolve()))
  closers.push(() => {
    for (const socket of sockets) socket.destroy()
    net.close()
  })
  return serverAt((net.address() as AddressInfo).port)
}

function serverAt(port: number): MailServer {
  return { host: '127.0.0.1', port, encryption: 'if-offered', from: 'Kendra <no-reply@kendra.example>' }
}

const refusing = (code: number) => ({
  onRcptTo: (_address: unknown, _session: unknown, done: (error?: Error) => void) =>
    done(Object.assign(new Error('secret words of the server'), { responseCode: code })),
})

describe('a mail', () => {
  it('arrives with its subject, both bodies, and an id that stays the same on a second try', async () => {
    const { server, taken } = await startServer()
    expect(await sendMail({ ...server, login: { user: 'kendra', password: 's3cret' } }, message)).toEqual({ ok: true })
    const mail = await PostalMime.parse(taken[0] ?? '')
    expect(mail.subject).toBe('आपका कोड')
    expect(mail.from).toMatchObject({ name: 'Kendra', address: 'no-reply@kendra.example' })
    expect(mail.to).toMatchObject([{ address: 'asha@example.com' }])
    expect(mail.text).toContain('Hello ₹')
    expect(mail.html).toContain('<p>Hello ₹</p>')
    expect(mail.messageId).toBe('<mail-7@kendra.example>')
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  })

  it.each([
    ['to', 'a@example.com\r\nBcc: b@example.com'],
    ['to', 'a@example.com, b@example.com'],
    ['to', 'Name <a@example.com>'],
    ['to', ''],
    ['subject', 'Hi\nBcc: b@example.com'],
    ['subject', 'Hi\rthere'],
    ['id', 'x>\r\nBcc: b@example.com'],
  ])('with %s %j is refused before anything is sent', async (field, value) => {
    const { server, taken } = await startServer()
    const result = await sendMail(server, { ...message, [field]: value })
    expect(result).toMatchObject({ ok: false, permanent: true })
    expect(taken).toEqual([])
  })

  it('from a sender with a line break is refused', async () => {
    const { server } = await startServer()
    expect(await sendMail({ ...server, from: 'a@b.example\nBcc: x@y.example' }, message)).toMatchObject({ ok: false })
  })

  it('never brings a file of this machine along', async () => {
    const { server, taken } = await startServer()
    await sendMail(server, { ...message, text: '/etc/hostname', html: '<img src="file:///etc/hostname">' })
    expect((await PostalMime.parse(taken[0] ?? '')).attachments).toEqual([])
  })
})

describe('a failure', () => {
  it('of the password may pass, and tells no secret', async () => {
    const { server } = await startServer()
    const result = await sendMail({ ...server, login: { user: 'kendra', password: 'wrong-pass' } }, message)
    expect(result).toEqual({ ok: false, permanent: false, error: 'The mail server refused the user name or password.' })
  })

  it('to reach the server may pass', async () => {
    const server = await startSocket((socket) => socket.destroy())
    for (const close of closers.splice(0)) close()
    expect(await sendMail(server, message)).toEqual({
      ok: false,
      permanent: false,
      error: 'The mail server could not be reached.',
    })
  })

  it.each([
    [450, false, 'The mail server asks to try later (450).'],
    [550, true, 'The mail server refused this address (550).'],
  ])('with %i of the receiver is permanent: %s', async (code, permanent, error) => {
    const { server } = await startServer(refusing(code))
    expect(await sendMail(server, message)).toEqual({ ok: false, permanent, error })
  })

  it.each([
    [451, false, 'The mail server asks to try later (451).'],
    [554, true, 'The mail server refused this mail (554).'],
  ])('with %i of the content is permanent: %s', async (responseCode, permanent, error) => {
    const { server } = await startServer({
      onData: (stream, _session, done) => {
        stream.resume().on('end', () => done(Object.assign(new Error('no'), { responseCode })))
      },
    })
    expect(await sendMail(server, message)).toEqual({ ok: false, permanent, error })
  })

  it('with 550 of the sender may pass, because it is a matter of settings', async () => {
    const { server } = await startServer({
      onMailFrom: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode: 550 })),
    })
    expect(await sendMail(server, message)).toEqual({
      ok: false,
      permanent: false,
      error: 'The mail server refused the sender (550).',
    })
  })

  it('of a server that says nothing, or one letter now and then, comes in time', async () => {
    const late = { ok: false, permanent: false, error: 'The mail server did not answer in time.' }
    const silent = await startSocket(() => {})
    expect(await sendMail({ ...silent, timeoutMs: 100 }, message)).toEqual(late)
    const trickling = await startSocket((socket) => {
      socket.write('220 hello\r\n')
      const timer = setInterval(() => socket.write('2'), 30)
      socket.on('close', () => clearInterval(timer))
    })
    expect(await sendMail({ ...trickling, timeoutMs: 100 }, message)).toEqual(late)
  })

  it('to encrypt is one, where encryption is required', async () => {
    const { server, taken } = await startServer()
    const result = await sendMail({ ...server, encryption: 'starttls' }, message)
    expect(result).toMatchObject({ ok: false, permanent: false })
    expect(taken).toEqual([])
  })

  it('to trust the certificate is one, too', async () => {
    const { server, taken } = await startServer({ disabledCommands: [] })
    const result = await sendMail({ ...server, encryption: 'starttls' }, message)
    expect(result).toMatchObject({ ok: false, permanent: false })
    expect(taken).toEqual([])
  })
})

describe('the address of a mail server', () => {
  it.each([
    ['smtp://localhost:1025', { host: 'localhost', port: 1025, encryption: 'if-offered', login: undefined }],
    ['smtps://u:p%40ss@mail.example', { port: 465, encryption: 'tls', login: { user: 'u', password: 'p@ss' } }],
    ['smtp://u:p@mail.example', { port: 587, encryption: 'starttls' }],
    ['smtp://u:p@127.0.0.1:25', { port: 25, encryption: 'if-offered' }],
    ['smtp://mail.example', { port: 587, encryption: 'if-offered', login: undefined }],
    ['smtp://u:p@mail.example?tls=never', { encryption: 'none' }],
    ['smtp://mail.example?tls=required', { encryption: 'starttls' }],
  ])('%s is read', (url, expected) => {
    expect(mailServerFromUrl(url, 'a@b.example')).toMatchObject({ ...expected, from: 'a@b.example' })
  })

  it.each(['http://u:hush@x', 'hush', 'smtp://'])('%s is refused without repeating a password', (url) => {
    expect(() => mailServerFromUrl(url, 'a@b.example')).toThrow(
      'The mail server address must look like smtp://user:password@host:587',
    )
  })

  it('knows three words for tls', () => {
    expect(() => mailServerFromUrl('smtp://u:hush@x?tls=maybe', '')).toThrow('nothing else')
  })
})
