import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { json, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { ApiDocsPage } from './api-docs-page.tsx'
import { typeText } from './read-openapi.ts'

const content = (schema: unknown) => ({ content: { 'application/json': { schema } } })
const document = {
  paths: {
    '/auth/login': {
      post: {
        summary: 'Sign in',
        'x-allow': 'anyone',
        requestBody: content({ type: 'object', properties: { userName: { type: 'string' } }, required: ['userName'] }),
        responses: { 200: content({ type: 'object', properties: { token: { type: 'string' } } }) },
      },
    },
    '/backend/settings/mail-log/{id}': {
      get: {
        summary: 'One mail',
        'x-allow': 'back-office (setting)',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: {},
      },
    },
  },
}

describe('the API page', () => {
  it('lists every call with who may, request and reply', async () => {
    serve({ 'GET /openapi.json': () => json(document) })
    await renderPage(<ApiDocsPage />)
    await screen.findByText('/auth/login')
    expect(screen.getByText('2 of 2 calls')).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 2 }).map((group) => group.textContent)).toEqual([
      'auth 1',
      'backend / settings 1',
    ])
    expect(screen.getByText('back-office (setting)')).toBeTruthy()
    expect(screen.getByLabelText('Request').textContent).toBe('RequestuserName: text')
    expect(screen.getByLabelText('Reply').textContent).toBe('Replytoken (optional): text')
    expect(screen.getByLabelText('Parameters').textContent).toBe('Parametersid (path): text')
  })

  it('keeps many calls in groups that open one by one', async () => {
    const one = document.paths['/auth/login']
    const paths = Object.fromEntries(Array.from({ length: 41 }, (_, n) => [`/group${n % 2}/call${n}`, one]))
    serve({ 'GET /openapi.json': () => json({ paths }) })
    await renderPage(<ApiDocsPage />)
    const group = await screen.findByRole('button', { name: 'group1 20' })
    expect(screen.queryByText('/group1/call1')).toBeNull()
    await userEvent.click(group)
    expect(screen.getByText('/group1/call1')).toBeTruthy()
    expect(screen.queryByText('/group0/call0')).toBeNull()
  })

  it('finds calls by any of their words', async () => {
    serve({ 'GET /openapi.json': () => json(document) })
    await renderPage(<ApiDocsPage />)
    await userEvent.type(await screen.findByLabelText('Search the calls'), 'mail get')
    expect(screen.getByText('1 of 2 calls')).toBeTruthy()
    expect(screen.queryByText('/auth/login')).toBeNull()
  })

  it.each([401, 403])('is for admins only (%i)', async (status) => {
    serve({ 'GET /openapi.json': () => json({ message: 'No' }, status) })
    await renderPage(<ApiDocsPage />)
    await screen.findByText('Sign in as an admin to read this page.')
  })
})

describe('a schema in a few words', () => {
  it.each([
    [{ type: 'string' }, 'text'],
    [{ type: 'array', items: { type: 'integer' } }, 'list of whole number'],
    [{ enum: ['a', 'b'] }, '"a" or "b"'],
    [{ const: true }, 'true'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'text or null'],
    [{ type: 'object', properties: { id: { type: 'string' } } }, '{ id: text }'],
    [{ type: 'string', format: 'binary' }, 'file'],
    [{ not: {} }, 'nothing'],
    [{}, 'anything'],
  ])('%j is %s', (schema, words) => {
    expect(typeText(schema)).toBe(words)
  })
})
