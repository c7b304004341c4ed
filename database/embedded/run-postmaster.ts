import { type ChildProcess, spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import { program } from './find-binaries.ts'
import type { EmbeddedPlace } from './place.ts'
import { programEnvironment, runProgram } from './run-program.ts'

export type Postmaster = {
  exited: Promise<void>
  hasExited(): boolean
  /** The last words on its error stream. */
  lastWords(): string
  stop(): Promise<void>
}

export type PostmasterOptions = { port: number; throwaway: boolean; log: (line: string) => void }

export function runPostmaster(place: EmbeddedPlace, options: PostmasterOptions): Postmaster {
  const child = launch(place, settings(place, options))
  const words = collectWords(child, options.log)
  let gone = false
  const exited = new Promise<void>((resolve) => {
    const end = () => {
      gone = true
      resolve()
    }
    child.once('exit', end)
    child.once('error', end)
  })
  return {
    exited,
    hasExited: () => gone,
    lastWords: words,
    async stop() {
      if (!gone) askToStop(child, place)
      await exited
    },
  }
}

function settings(place: EmbeddedPlace, { port, throwaway }: PostmasterOptions): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '120',
    shared_buffers: '256MB',
    // Test files that run at once share one server, and each has a portal with its own connections.
    ...(throwaway ? { max_connections: '400', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  }
  return ['-D', place.dataDir, '-p', String(port), ...Object.entries(values).flatMap(([k, v]) => ['-c', `${k}=${v}`])]
}

// A small shell between us and PostgreSQL holds a pipe from us as file 3. When we end, even by kill -9, the pipe
// closes, `cat` returns, and the shell asks PostgreSQL to shut down.
const untilWeAreGone = `
"$@" 3<&- & server=$!
(cat <&3 >/dev/null; kill -INT $server 2>/dev/null) & watcher=$!
exec 3<&-
wait $server; result=$?
kill $watcher 2>/dev/null
exit $result`

function launch(place: EmbeddedPlace, args: string[]): ChildProcess {
  const file = program(place.home, 'postgres')
  const around = programEnvironment(place.runAs)
  if (process.platform === 'win32') return spawn(file, args, { ...around, stdio: ['ignore', 'ignore', 'pipe'] })
  return spawn('/bin/sh', ['-c', untilWeAreGone, 'sh', file, ...args], {
    ...around,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    // Ctrl-C in a terminal is for us: we finish our requests first, then stop PostgreSQL.
    detached: true,
  })
}

function collectWords(child: ChildProcess, log: (line: string) => void): () => string {
  let last = ''
  child.once('error', (error) => {
    last += error.message
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    last = (last + text).slice(-4000)
    for (const line of text.split('\n')) if (line) log(line)
  })
  return () => last
}

function askToStop(child: ChildProcess, place: EmbeddedPlace): void {
  if (process.platform === 'win32') {
    runProgram(program(place.home, 'pg_ctl'), ['stop', '-D', place.dataDir, '-m', 'fast'], place.runAs)
  } else {
    ;(child.stdio[3] as Socket).destroy()
  }
}
