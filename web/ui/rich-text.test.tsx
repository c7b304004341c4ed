import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { RichText } from './rich-text.tsx'

const drawn = renderToStaticMarkup

describe('a text with marked words', () => {
  it('is drawn with the words where the language puts them', () => {
    expect(drawn(<RichText text="Send <b>5</b> to <b>Asha</b>." />)).toContain('Send <b>5</b> to <b>Asha</b>.')
  })

  it('takes other marks from who shows it', () => {
    const marks = { link: (inside: string) => <a href="/terms">{inside}</a> }
    expect(drawn(<RichText text="Read <link>the terms</link> first" marks={marks} />)).toContain(
      'Read <a href="/terms">the terms</a> first',
    )
  })

  it('never becomes markup, whatever somebody has typed', () => {
    const wild = '<img src=x onerror=alert(1)> <script>alert(1)</script> <i>x</i>'
    const html = drawn(<RichText text={`Mail for ${wild}.`} />)
    expect(html).toContain('&lt;img src=x')
    expect(html).not.toMatch(/<img|<script|<i>/)
  })
})
