/**
 * The accessible name of an element asks for the style of all that is inside it, a text box that grows for that of its
 * copy, and jsdom matches every rule of its style sheet for each: that took a third of all tests of screens. The screens'
 * own style sheets are not loaded here, so a style hangs on the element and its inline style alone.
 */
export function answerStylesQuickly(window: Window & typeof globalThis): void {
  const fullStyle = window.getComputedStyle.bind(window)
  const displays = new Map<string, string>()
  const blank = window.document.createElement('i').style

  function displayOf(element: Element): string {
    const own = inlineStyle(element)?.display
    if (own) return own
    if (element.hasAttribute('hidden') || element.matches('input[type=hidden]')) return 'none'
    if (element.matches('dialog[open]')) return 'block'
    const known = displays.get(element.localName)
    if (known !== undefined) return known
    const { display } = fullStyle(element.ownerDocument.createElementNS(element.namespaceURI, element.localName))
    displays.set(element.localName, display)
    return display
  }

  function styleOf(element: Element, property: string): string {
    if (property === 'display') return displayOf(element)
    if (property === 'visibility') return inherited(element, 'visibility') ?? 'visible'
    if (property === 'pointer-events') return inherited(element, 'pointer-events') ?? 'auto'
    return inlineStyle(element)?.getPropertyValue(property) ?? ''
  }

  window.getComputedStyle = (element) =>
    new Proxy(blank, {
      get(_, name) {
        if (name === 'getPropertyValue') return (property: string) => styleOf(element, property)
        if (typeof name === 'symbol') return undefined
        return styleOf(element, name.startsWith('--') ? name : hyphened(name))
      },
    })
}

function inherited(element: Element, property: 'visibility' | 'pointer-events'): string | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = inlineStyle(at)?.getPropertyValue(property)
    if (own && own !== 'inherit') return own
  }
  return undefined
}

const hyphened = (property: string): string => property.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

function inlineStyle(element: Element): CSSStyleDeclaration | undefined {
  const has = element.hasAttribute('style') && (element instanceof HTMLElement || element instanceof SVGElement)
  return has ? element.style : undefined
}
