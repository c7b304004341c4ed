import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

function refusalOf(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('nothing was refused')
}

describe('settings', () => {
  it('may all be left out', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: undefined,
      publicUrl: 'http://localhost:3000',
      trustProxy: 0,
      demo: false,
    })
  })

  it('that are empty count as left out', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', DEMO: '', PUBLIC_URL: '' })).toEqual(readConfig({}))
  })

  it('keep files in the data folder unless told otherwise', () => {
    expect(readConfig({ DATA_DIR: '/srv/kendra' }).filesDir).toBe(path.resolve('/srv/kendra/files'))
    expect(readConfig({ FILES_URL: 'file:///srv/files' }).filesDir).toBe(path.resolve('/srv/files'))
    expect(readConfig({ FILES_URL: 'kept/here' }).filesDir).toBe(path.resolve('kept/here'))
  })

  it('follow the port in the public address unless it is set', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
    expect(readConfig({ PUBLIC_URL: 'https://portal.example.com' }).publicUrl).toBe('https://portal.example.com')
  })
})

describe('wrong settings', () => {
  it('are all told in one go, a sentence each', () => {
    const told = refusalOf({
      NODE_ENV: 'staging',
      PORT: 'eighty',
      METRICS_PORT: '70000',
      DATABASE_URL: 'mysql://u:hunter2@h/d',
      DATABASE_CONNECTIONS: '0',
      PUBLIC_URL: 'portal.example.com/x',
      SMTP_URL: 'imap://u:hunter2@h',
      FILES_URL: 's3://key:hunter2@bucket',
      TRUST_PROXY: 'yes',
      LOG_LEVEL: 'loud',
      RATE_SCALE: 'fast',
      DEMO: 'true',
      DEMO_ROWS: '1.5',
    })
    expect(told.split('\n')).toEqual([
      'The portal cannot start:',
      "NODE_ENV is not valid (it is 'staging').",
      "PORT must be a whole number from 0 to 65535 (it is 'eighty').",
      "METRICS_PORT must be a whole number from 0 to 65535 (it is '70000').",
      'DATABASE_URL must look like postgres://user:password@host:5432/name.',
      "DATABASE_CONNECTIONS must be a whole number from 2 to 200 (it is '0').",
      'FILES_URL must be a folder or a file:// address.',
      'PUBLIC_URL must look like https://portal.example.com.',
      'SMTP_URL must look like smtp://user:password@host:587.',
      "TRUST_PROXY must be the number of proxies in front, or their addresses (it is 'yes').",
      "LOG_LEVEL is not valid (it is 'loud').",
      "RATE_SCALE must be a number (it is 'fast').",
      "DEMO must be '0' or '1' (it is 'true').",
      "DEMO_ROWS must be a whole number from 0 to 10000000 (it is '1.5').",
    ])
    expect(told).not.toContain('hunter2')
  })

  it.each([
    ['a public address with a path', { PUBLIC_URL: 'https://portal.example.com/' }],
    ['a port below zero', { PORT: '-1' }],
    ['half a port', { PORT: '80.5' }],
    ['no limit on calls', { RATE_SCALE: 'Infinity' }],
    ['a limit of nothing', { RATE_SCALE: '0' }],
  ])('are refused: %s', (_what, env) => {
    expect(refusalOf(env)).toContain(Object.keys(env)[0])
  })
})
