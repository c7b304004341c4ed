import { type ESTree, type Plugin, Visitor } from 'vite'

/** Of a declared call the browser needs where it goes and who may make it; these parts are the server's. */
const serversOwn = ['summary', 'params', 'reply', 'row', 'because']

/**
 * A plugin of vite that takes out of the contract what no browser reads. What is declared and used by no page goes too,
 * with the schemas that only it needs: without a mark the bundler keeps it, because it cannot know that the call which
 * makes it does nothing else.
 */
export const lightContract: Plugin = {
  name: 'light-contract',
  transform(code, id) {
    return /\/contract\/[\w/-]+\.ts$/.test(id) ? { code: lighten(code, this.parse(code)), map: null } : undefined
  },
}

interface Cut {
  at: number
  end: number
  put: string
}

export function lighten(code: string, program: ESTree.Program): string {
  const cuts = [...program.body.flatMap(pureMarks), ...serversParts(program)]
  return cuts
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, end, put }) => text.slice(0, at) + put + text.slice(end), code)
}

function pureMarks(statement: ESTree.Program['body'][number]): Cut[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declared?.type !== 'VariableDeclaration') return []
  const made = declared.declarations.flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []))
  return made.flatMap(({ start, end }) => [
    { at: start, end: start, put: '/* @__PURE__ */ (() => ' },
    { at: end, end, put: ')()' },
  ])
}

function serversParts(program: ESTree.Program): Cut[] {
  const cuts: Cut[] = []
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [given] }) {
      if (callee.type !== 'Identifier' || !/endpoint$/i.test(callee.name) || given?.type !== 'ObjectExpression') return
      for (const part of given.properties)
        if (part.type === 'Property' && part.key.type === 'Identifier' && serversOwn.includes(part.key.name))
          cuts.push({ at: part.start, end: part.end, put: `${part.key.name}: undefined` })
    },
  })
  visitor.visit(program)
  return cuts
}
