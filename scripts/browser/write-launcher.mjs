import { writeFileSync } from 'node:fs'
import path from 'node:path'

/** A small program that starts an unpacked browser with the libraries and fonts that were unpacked beside it. */
export function writeLauncher(folder, { browser, libraries, fonts }) {
  const fontsFile = path.join(folder, 'fonts.conf')
  const folders = [fonts, '/usr/share/fonts'].map((name) => `<dir>${name}</dir>`).join('')
  const cache = `<cachedir>${folder}/font-cache</cachedir>`
  writeFileSync(
    fontsFile,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders}${cache}</fontconfig>`,
  )
  const lines = [
    '#!/bin/sh',
    `export LD_LIBRARY_PATH="${libraries.join(':')}\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"`,
    `export FONTCONFIG_FILE="${fontsFile}"`,
    `exec "${browser}" "$@"`,
  ]
  writeFileSync(launcherIn(folder), `${lines.join('\n')}\n`, { mode: 0o755 })
}

export function launcherIn(folder) {
  return path.join(folder, 'chrome.sh')
}
