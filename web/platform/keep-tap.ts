/**
 * A page that the server rendered can be read before it answers. A tap on one of its buttons meanwhile is not lost:
 * this notes it, and answers how to end noting and what was tapped last. Links work by themselves.
 */
export function keepTap(page: HTMLElement): () => HTMLElement | undefined {
  let tapped: HTMLElement | undefined
  const note = ({ target }: MouseEvent) => {
    tapped = (target instanceof Element && target.closest('button')) || undefined
  }
  page.addEventListener('click', note)
  return () => {
    page.removeEventListener('click', note)
    return tapped?.isConnected ? tapped : undefined
  }
}
