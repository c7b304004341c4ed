import { parseAst } from 'vite'

// What a test looks for on a screen counts like what it expects: both fail where the text is not there.
const lookup = /^(get|find)(All)?By/
const table = 'each'

/** The texts that the tests of a source expect or look for; titles, comments and what is only sent do not count. */
export function readExpectedTexts(source, file) {
  const program = parseAst(source, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' })
  const [texts, names] = [new Set(), new Set()]
  visit(program, (node) => {
    if (node.type === 'CallExpression' && isExpecting(node.callee)) collect(node, texts, names)
  })
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator' && names.has(node.id.name)) collectPlain(node.init, texts)
  })
  return texts
}

/** expect(…).toBe(…) · screen.findByText(…) · it.each(…), whose second call holds the test and not its examples */
function isExpecting(callee) {
  if (callee.type === 'MemberExpression' && (lookup.test(callee.property.name) || callee.property.name === table)) {
    return true
  }
  return startsWithExpect(callee)
}

function startsWithExpect(node) {
  if (node.type === 'Identifier') return node.name === 'expect'
  if (node.type === 'CallExpression') return startsWithExpect(node.callee)
  return node.type === 'MemberExpression' && startsWithExpect(node.object)
}

function collect(node, texts, names) {
  visit(node, (part) => {
    if (part.type === 'Literal' && typeof part.value === 'string') texts.add(part.value)
    if (part.type === 'Identifier') names.add(part.name)
  })
}

/** A name stands for its text or its list of texts; what a call makes of other texts is not known. */
function collectPlain(init, texts) {
  if (init?.type === 'Literal' || init?.type === 'ArrayExpression') collect(init, texts, new Set())
}

function visit(node, look) {
  if (typeof node?.type === 'string') look(node)
  for (const part of Object.values(node ?? {})) if (typeof part === 'object' && part !== null) visit(part, look)
}
