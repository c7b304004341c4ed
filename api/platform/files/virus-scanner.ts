import net from 'node:net'
import { fileAnswers } from '../../../texts/en/file-answer.ts'
import { tryAgain } from '../problem.ts'
import { FileRefused } from './file-problems.ts'

const deadlineMs = 20_000
const pieceBytes = 65_536

/** Where the scanner listens: `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`. */
export type ClamdAddress = { host: string; port: number } | { path: string }

export function clamdAddress(url: string): ClamdAddress {
  const { protocol, hostname, port, pathname } = new URL(url)
  return protocol === 'unix:' ? { path: pathname } : { host: hostname, port: Number(port || 3310) }
}

/** Has clamd look at a file. What it finds is refused; while it does not answer, nothing is taken. */
export async function refuseVirus(content: Buffer, scanner: ClamdAddress): Promise<void> {
  const verdict = await ask(scanner, (socket) => {
    socket.write('zINSTREAM\0')
    for (let at = 0; at < content.length; at += pieceBytes) {
      const piece = content.subarray(at, at + pieceBytes)
      const length = Buffer.alloc(4)
      length.writeUInt32BE(piece.length)
      socket.write(length)
      socket.write(piece)
    }
    socket.write(Buffer.alloc(4))
  }).catch(() => '')
  if (/ FOUND$/.test(verdict)) {
    throw new FileRefused('virus', fileAnswers.virus())
  }
  if (!/ OK$/.test(verdict)) {
    throw tryAgain(fileAnswers.notChecked())
  }
}

/** Whether the scanner answers. */
export async function scannerAnswers(scanner: ClamdAddress): Promise<boolean> {
  const answer = await ask(scanner, (socket) => socket.write('zPING\0')).catch(() => '')
  return answer === 'PONG'
}

/** Says something and reads the one answer, which ends with a zero. */
function ask(scanner: ClamdAddress, say: (socket: net.Socket) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(scanner)
    const timer = setTimeout(() => socket.destroy(new Error('the scanner does not answer')), deadlineMs)
    let answer = ''
    socket.on('connect', () => say(socket))
    socket.on('data', (part) => {
      answer += part
      if (answer.includes('\0') || answer.length > 1000) socket.destroy()
    })
    socket.on('error', reject)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(answer.split('\0')[0]?.trim() ?? '')
    })
  })
}
