// `npm run lighthouse [-- --page /about --runs 1]`: Lighthouse with its mobile preset on every public page of a built
// server with demo data of its own, three runs a page. Prints a table of the middle ones and fails below what is promised. Lighthouse is fetched on the first run and kept
// in .cache, apart from what the portal itself needs.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { startDemoServer } from './run/demo-server.mjs'

const version = '12.8.2'
const home = '.cache/lighthouse'
const promised = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const pages = ['/', '/about', '/services', '/contact', '/mission&vission', '/privacy-policy', '/licensing', '/terms']
const { values } = parseArgs({ options: { page: { type: 'string' }, runs: { type: 'string', default: '3' } } })
const runs = Number(values.runs)

await build()
installLighthouse()
const browser = await findBrowser()
const server = await startDemoServer()
try {
  const asked = values.page ? [values.page] : pages
  // A server that has just started has yet to compile what it runs.
  for (const page of asked) await fetch(server.address + page)
  const rows = asked.map((page) => ({
    page,
    ...medianOf(Array.from({ length: runs }, () => measure(server.address + page))),
  }))
  printTable(rows)
  process.exitCode = rows.every(holds) ? 0 : 1
} finally {
  await server.stop()
}

function installLighthouse() {
  if (existsSync(`${home}/node_modules/lighthouse`)) return
  mkdirSync(home, { recursive: true })
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = ['install', '--no-audit', '--no-fund', '--prefix', home, `lighthouse@${version}`]
  execFileSync(npm, args, { stdio: 'inherit', shell: process.platform === 'win32' })
}

/** One run on one page, as the command line does it. */
function measure(address) {
  const output = path.resolve(home, 'report.json')
  const flags = '--chrome-flags=--headless=new --no-sandbox'
  execFileSync(
    process.execPath,
    [
      `${home}/node_modules/lighthouse/cli/index.js`,
      address,
      '--quiet',
      flags,
      '--output=json',
      `--output-path=${output}`,
    ],
    { env: { ...process.env, CHROME_PATH: browser }, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const { categories, audits } = JSON.parse(readFileSync(output, 'utf8'))
  const scores = Object.keys(promised).map((name) => [name, Math.round(categories[name].score * 100)])
  const script = audits['network-requests'].details.items.filter((item) => item.resourceType === 'Script')
  return {
    ...Object.fromEntries(scores),
    fcp: audits['first-contentful-paint'].displayValue,
    lcp: audits['largest-contentful-paint'].displayValue,
    tbt: audits['total-blocking-time'].displayValue,
    cls: audits['cumulative-layout-shift'].displayValue,
    script: `${Math.round(script.reduce((sum, item) => sum + item.transferSize, 0) / 1000)} kB`,
    wrong: Object.values(audits)
      .filter((audit) => audit.scoreDisplayMode === 'binary' && audit.score === 0)
      .map((audit) => audit.id),
  }
}

/** One run is at the mercy of whatever else the machine does; the middle one of several by its performance is not. */
function medianOf(measured) {
  const sorted = measured.toSorted((a, b) => a.performance - b.performance)
  return sorted[Math.floor(sorted.length / 2)]
}

function holds(row) {
  return Object.entries(promised).every(([name, least]) => row[name] >= least)
}

function printTable(rows) {
  const titles = [
    'page',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'FCP',
    'LCP',
    'TBT',
    'CLS',
    'JavaScript',
  ]
  console.log(`| ${titles.join(' | ')} |\n|${titles.map(() => ' --- |').join('')}`)
  for (const row of rows) {
    const cells = [
      row.page,
      ...Object.keys(promised).map((name) => row[name]),
      row.fcp,
      row.lcp,
      row.tbt,
      row.cls,
      row.script,
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
  for (const row of rows) if (row.wrong.length > 0) console.log(`\n${row.page}: ${row.wrong.join(', ')}`)
}
