import { expect, it } from 'vitest'
import { lastSave, noteSave } from './draft-saves.ts'

it('whoever comes straight back to a draft waits for its last save, and for no other', async () => {
  const done: string[] = []
  const slow = new Promise<void>((resolve) => setTimeout(resolve, 20)).then(() => void done.push('saved'))
  noteSave('gst 1', slow)
  await lastSave('gst 2')
  expect(done).toEqual([])
  await lastSave('gst 1')
  expect(done).toEqual(['saved'])
})
