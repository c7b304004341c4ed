// Writes down the verdict on every mutant as it comes, so that a run which is broken off has not been for nothing: Stryker's
// own reports are written at the end only.
import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'

class Verdicts {
  static inject = ['options']

  constructor({ tempDirName }) {
    this.file = `${tempDirName}-verdicts.jsonl`
    mkdirSync(path.dirname(this.file), { recursive: true })
    rmSync(this.file, { force: true })
  }

  onMutantTested({ status, fileName, location, mutatorName, replacement }) {
    const at = `${path.relative(process.cwd(), fileName)}:${location.start.line}:${location.start.column}`
    appendFileSync(this.file, `${JSON.stringify({ status, at, mutatorName, replacement })}\n`)
  }
}

export const strykerPlugins = [{ kind: 'Reporter', name: 'verdicts', injectableClass: Verdicts }]
