import path from 'node:path'
import * as z from 'zod/mini'
import { type ClamdAddress, clamdAddress } from './files/virus-scanner.ts'
import { type ArrivalBounds, arrivalBounds } from './serve/open-arrivals.ts'
import { type ArrivalLimits, arrivalLimits } from './serve/watch-arrival.ts'

const whole = (from: number, to: number, fallback: number) => {
  const rule = `must be a whole number from ${from} to ${to}`
  return z._default(z.coerce.number(rule).check(z.int(rule), z.minimum(from, rule), z.maximum(to, rule)), fallback)
}
const flag = z._default(z.enum(['0', '1'], "must be '0' or '1'"), '0')

const environment = z.object({
  NODE_ENV: z._default(z.enum(['production', 'development', 'test']), 'development'),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: whole(0, 65_535, 3000),
  METRICS_PORT: whole(0, 65_535, 0),
  DATABASE_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must look like postgres://user:password@host:5432/name')),
  ),
  DATABASE_OWNER_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must look like postgres://owner:password@host:5432/name')),
  ),
  DATABASE_CONNECTIONS: whole(2, 200, 20),
  DATA_DIR: z._default(z.string(), '.data/production'),
  FILES_URL: z.optional(z.string().check(z.refine(isFolder, 'must be a folder or a file:// address'))),
  PUBLIC_URL: z.optional(
    z.string().check(z.regex(/^https?:\/\/[^/\s]+$/, 'must look like https://portal.example.com')),
  ),
  KENDRA_SECRET: z.optional(z.string()),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//, 'must look like smtp://user:password@host:587'))),
  MAIL_FROM: z._default(z.string(), 'no-reply@localhost'),
  CLAMD_URL: z.optional(
    z
      .string()
      .check(z.regex(/^(tcp:\/\/[^/\s]+|unix:\/\/\/\S+)$/, 'must look like tcp://host:3310 or unix:///run/clamd.sock')),
  ),
  TRUST_PROXY: z._default(
    z
      .string()
      .check(
        z.regex(
          /^(\d|[\da-fA-F.:/]+(,[\da-fA-F.:/]+)*)$/,
          'must be the number of proxies in front, or their addresses',
        ),
      ),
    '0',
  ),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  RATE_SCALE: z._default(z.coerce.number('must be a number').check(z.minimum(0.01, 'must be at least 0.01')), 1),
  ALLOW_PRIVATE_HOSTS: flag,
  AADHAAR_CERTIFICATES: z.optional(z.string()),
  DEMO: flag,
  DEMO_ROWS: whole(0, 10_000_000, 0),
})

export interface Config {
  production: boolean
  host: string
  port: number
  metricsPort: number
  databaseUrl: string | undefined
  /** Who owns the tables and brings them up to date, where that is not the role the portal works with. */
  databaseOwnerUrl: string | undefined
  databaseConnections: number
  dataDir: string
  filesDir: string
  publicUrl: string
  secret: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** The virus scanner that looks at every upload, if there is one. */
  clamd: ClamdAddress | undefined
  /** How many proxies stand in front, or which: only what they say of a caller's address is believed. */
  trustProxy: number | string
  logLevel: string
  rateScale: number
  /** Settings made in the portal may name hosts of the own machine or network. */
  allowPrivateHosts: boolean
  /** Files with the certificates by which UIDAI signs the QR codes of Aadhaar cards. */
  aadhaarCertificates: readonly string[]
  /** How long a request may take to arrive. */
  arrival: ArrivalLimits
  /** How much of files may be on its way at a time. */
  arrivals: ArrivalBounds
  demo: boolean
  demoRows: number
}

/** Reads the settings from the environment; every mistake is told in one go, a sentence each. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = z.safeParse(environment, given)
  if (!read.success) throw new Error(mistakes(read.error, given))
  const e = read.data
  return {
    production: e.NODE_ENV === 'production',
    host: e.HOST,
    port: e.PORT,
    metricsPort: e.METRICS_PORT,
    databaseUrl: e.DATABASE_URL,
    databaseOwnerUrl: e.DATABASE_OWNER_URL,
    databaseConnections: e.DATABASE_CONNECTIONS,
    dataDir: path.resolve(e.DATA_DIR),
    filesDir: filesFolder(e.FILES_URL, e.DATA_DIR),
    publicUrl: e.PUBLIC_URL ?? `http://localhost:${e.PORT}`,
    secret: e.KENDRA_SECRET,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    clamd: e.CLAMD_URL ? clamdAddress(e.CLAMD_URL) : undefined,
    trustProxy: /^\d$/.test(e.TRUST_PROXY) ? Number(e.TRUST_PROXY) : e.TRUST_PROXY,
    logLevel: e.LOG_LEVEL,
    rateScale: e.RATE_SCALE,
    allowPrivateHosts: e.ALLOW_PRIVATE_HOSTS === '1',
    aadhaarCertificates: e.AADHAAR_CERTIFICATES?.split(',').map((file) => file.trim()) ?? [],
    arrival: arrivalLimits,
    arrivals: arrivalBounds,
    demo: e.DEMO === '1',
    demoRows: e.DEMO_ROWS,
  }
}

function isFolder(url: string): boolean {
  return !/^[a-z][a-z0-9+.-]+:\/\//i.test(url) || url.startsWith('file://')
}

function filesFolder(url: string | undefined, dataDir: string): string {
  return url ? path.resolve(url.replace(/^file:\/\//, '')) : path.resolve(dataDir, 'files')
}

function mistakes(error: z.core.$ZodError, given: Record<string, string | undefined>): string {
  const lines = error.issues.map((issue) => {
    const name = String(issue.path[0])
    const value = /SECRET|URL/.test(name) ? '' : ` (it is '${given[name]}')`
    return `${name} ${issue.message === 'Invalid input' ? 'is not valid' : issue.message}${value}.`
  })
  return `The portal cannot start:\n${lines.join('\n')}`
}
