import { describe, expect, it } from 'vitest'
import { createEventParser } from './create-event-parser.ts'

describe('the event parser', () => {
  it('answers complete events only, however the text is cut', () => {
    const text = ': hello\n\nevent: notice\ndata: {"id":1}\n\nevent: wallet\ndata: a\ndata: b\n\n'
    const parse = createEventParser()
    const events = [...text].flatMap((char) => parse(char))
    expect(events).toEqual([
      { topic: 'notice', data: '{"id":1}' },
      { topic: 'wallet', data: 'a\nb' },
    ])
  })

  it('reads line ends of both kinds and ignores heartbeats', () => {
    const parse = createEventParser()
    expect(parse(': ping\r\n\r\nevent: notice\r\ndata: x\r\n\r\n')).toEqual([{ topic: 'notice', data: 'x' }])
  })

  it('calls an event without a name a message', () => {
    expect(createEventParser()('data: x\n\n')).toEqual([{ topic: 'message', data: 'x' }])
  })
})
