import path from 'node:path'
import { isProgram, starts } from './try-program.mjs'

const names = [
  'chromium',
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chromium-browser',
]

/** A Chromium or Chrome that is installed on this machine. */
export function findInstalled() {
  if (process.platform === 'darwin') return macPrograms().find(isProgram)
  if (process.platform === 'win32') return windowsPrograms().find(isProgram)
  return linuxPrograms().find(starts)
}

function macPrograms() {
  return ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
}

function windowsPrograms() {
  return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((folder) =>
    path.join(process.env[folder] ?? '', 'Google/Chrome/Application/chrome.exe'),
  )
}

function linuxPrograms() {
  return (process.env.PATH ?? '').split(':').flatMap((folder) => names.map((name) => path.join(folder, name)))
}
