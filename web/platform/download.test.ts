import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { json, serve } from '../testing/network.ts'
import { type BlobProp, fetchFile, useDownload } from './download.ts'

const file = (headers: Record<string, string> = {}) => new Response('bytes', { headers })
const invalid = 'Invalid BlobProp. Must be a string, File, or Promise<Blob|File>.'

describe('the download helper', () => {
  it('posts to the address and names the file as the answer says', async () => {
    const requests = serve({
      'POST /favicon': () => file({ 'content-disposition': 'attachment; filename="icon.png"', 'x-total-rows': '12' }),
    })
    const fetched = await fetchFile('/favicon', { name: 'given.png', body: { format: 'csv' } })
    expect(fetched).toMatchObject({ name: 'icon.png', tempUrl: 'blob:made-here', rows: 12 })
    expect(await fetched.file.text()).toBe('bytes')
    expect(requests[0]?.body).toEqual({ format: 'csv' })
  })

  it('falls back to the given name, then to a default', async () => {
    serve({ 'POST /logo': () => file() })
    expect((await fetchFile('logo', { name: 'given.png' })).name).toBe('given.png')
    expect((await fetchFile('logo')).name).toBe('download')
  })

  it('takes a file, or the promise of one', async () => {
    const given = new File(['x'], 'scan.pdf', { type: 'application/pdf' })
    expect(await fetchFile(given)).toMatchObject({ file: given, name: 'scan.pdf', type: 'application/pdf' })
    expect(await fetchFile(Promise.resolve(given))).toMatchObject({ name: 'scan.pdf' })
    expect(await fetchFile(Promise.resolve(new Blob(['x'])), { name: 'blob.bin' })).toMatchObject({ name: 'blob.bin' })
  })

  it.each([42, null, {}, Promise.resolve('text')])('refuses %o', async (wrong) => {
    await expect(fetchFile(wrong as BlobProp)).rejects.toThrow(invalid)
  })

  it('is idle, loading, then idle with a result', async () => {
    serve({ 'POST /logo': () => file() })
    const { result } = renderHook(() => useDownload())
    expect(result.current.state).toBe('idle')
    let done: Promise<unknown> = Promise.resolve()
    act(() => {
      done = result.current.start('/logo')
    })
    expect(result.current.state).toBe('loading')
    await act(() => done)
    expect(result.current).toMatchObject({ state: 'idle', result: { name: 'download' } })
  })

  it('is in error when the answer is a refusal', async () => {
    serve({ 'POST /logo': () => json({ message: 'Gone' }, 404) })
    const { result } = renderHook(() => useDownload())
    await act(() => result.current.start('/logo'))
    expect(result.current.state).toBe('error')
    expect(result.current.error).toMatchObject({ status: 404 })
  })
})
