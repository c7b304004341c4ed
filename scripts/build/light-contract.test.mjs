import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { lighten } from './light-contract.ts'

const light = (code) => lighten(code, parseAst(code))

describe('the contract as the browser gets it', () => {
  it('says of a call where it goes and who may make it, and not what it answers', () => {
    const code =
      "function calls() { return endpoint({ path: '/a', allow, reply: z.object({ no: z.string() }), body: order }) }"
    expect(light(code)).toBe(
      "function calls() { return endpoint({ path: '/a', allow, reply: undefined, body: order }) }",
    )
  })

  it('leaves alone what only looks like a part of a call', () => {
    const code = "const shown = { reply: 'Reply', row: 1 }\nfunction show() { return text({ summary: 'One' }) }"
    expect(light(code)).toBe(code)
  })

  it('can leave out every declaration that no page uses', () => {
    const code = "export const order = z.object({ no })\nexport const list = tableEndpoint({ path: '/a', row: order })"
    expect(light(code)).toBe(
      [
        'export const order = /* @__PURE__ */ (() => z.object({ no }))()',
        "export const list = /* @__PURE__ */ (() => tableEndpoint({ path: '/a', row: undefined }))()",
      ].join('\n'),
    )
  })
})
