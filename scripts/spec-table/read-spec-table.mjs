// A table of the document looks like: | statement | held by |, with the tests in backticks: `path › title`.
const heldBy = 'held by'

/** Every row of every table in the text: its line, its first cell, and what its last cell names between backticks. */
export function readSpecTable(text) {
  const rows = []
  let head
  for (const [index, line] of text.split('\n').entries()) {
    const cells = cellsOf(line)
    if (!cells) head = undefined
    else if (!head) head = cells
    else if (!isRuler(cells)) rows.push(rowOf(cells, head, index + 1))
  }
  return rows
}

function rowOf(cells, head, line) {
  const tests = head.at(-1) === heldBy && cells.length === head.length ? testsOf(cells.at(-1)) : []
  return { line, statement: cells[0], tests }
}

/** A title may hold anything but a backtick; what stands outside backticks names nothing. */
function testsOf(cell) {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => {
    const [file, ...title] = name.split(' › ')
    return { file, title: title.join(' › ') }
  })
}

function cellsOf(line) {
  const row = /^\|(.*)\|\s*$/.exec(line)
  return row?.[1].split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'))
}

const isRuler = (cells) => cells.every((cell) => /^:?-+:?$/.test(cell))
