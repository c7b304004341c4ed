import { type ChildProcess, spawn } from 'node:child_process'
import { freePort } from '../../database/embedded/free-port.ts'
import { programPath } from '../platform/subprocess/program-path.ts'

/** The real server as a process of its own, to be stopped or killed. */
export interface ServerProcess {
  address: string
  pid: number
  output(): string
  /** Sends a signal and waits for the end; answers the exit code, or nothing after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort())
  const address = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [programPath('server')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      RATE_SCALE: '100',
      PORT: port,
      PUBLIC_URL: address,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const collect = (part: Buffer) => {
    text += part
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  await ready(child, () => text)
  return { address, pid: child.pid ?? 0, output: () => text, end: (signal) => end(child, signal) }
}

function ready(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (output().includes('is ready at')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output()}`)))
  })
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode)
    child.once('exit', (code) => resolve(code))
    child.kill(signal)
  })
}
