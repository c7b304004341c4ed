import { parseAst } from 'vite'

// A test that is skipped or expected to fail shows nothing, so these names are the only ones that count.
const runners = new Set(['it', 'test'])
const ways = new Set(['each', 'for', 'only', 'concurrent', 'sequential'])

/** The titles of the tests in a source: text as it is, a template as it is written. */
export function readTestTitles(source, file) {
  const titles = []
  visit(parseAst(source, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' }), (node) => {
    if (node.type !== 'CallExpression' || !isTest(node.callee)) return
    const title = titleOf(node.arguments[0], source)
    if (title !== undefined) titles.push(title)
  })
  return titles
}

/** test · test.only · test.each(rows) · test.each`rows` */
function isTest(callee) {
  if (callee.type === 'Identifier') return runners.has(callee.name)
  if (callee.type === 'CallExpression') return isTest(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return isTest(callee.tag)
  return callee.type === 'MemberExpression' && ways.has(callee.property.name) && isTest(callee.object)
}

function titleOf(node, source) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return node?.type === 'TemplateLiteral' ? source.slice(node.start + 1, node.end - 1) : undefined
}

function visit(node, look) {
  if (typeof node?.type === 'string') look(node)
  for (const part of Object.values(node)) if (typeof part === 'object' && part !== null) visit(part, look)
}
