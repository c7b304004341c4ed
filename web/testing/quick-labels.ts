const labelable = 'button, input:not([type=hidden]), meter, output, progress, select, textarea'

/**
 * To find a field by its label is what tests do most. jsdom walks the whole page for each field, and for each label on
 * the way once more. Here the field of a label is looked up by its id, and the labels of a field are found by going over
 * the labels of the page once.
 */
export function answerLabelsQuickly(window: Window & typeof globalThis): void {
  Object.defineProperty(window.HTMLLabelElement.prototype, 'control', {
    configurable: true,
    get(this: HTMLLabelElement): Element | null {
      if (!this.hasAttribute('for')) return this.querySelector(labelable)
      const named = this.ownerDocument.getElementById(this.htmlFor)
      return named?.matches(labelable) ? named : null
    },
  })
  for (const { prototype } of [
    window.HTMLButtonElement,
    window.HTMLInputElement,
    window.HTMLSelectElement,
    window.HTMLTextAreaElement,
  ])
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement): readonly HTMLLabelElement[] | null {
        if (this instanceof HTMLInputElement && this.type === 'hidden') return null
        const around = this.closest('label')
        const naming = this.id ? this.ownerDocument.querySelectorAll<HTMLLabelElement>('label') : []
        const labels = [...naming].filter((label) => label.htmlFor === this.id)
        return around && !around.htmlFor && around.control === this ? [around, ...labels] : labels
      },
    })
}
