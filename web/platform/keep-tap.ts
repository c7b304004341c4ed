/**
 * A page that the server rendered can be read before it answers. From the moment our first script runs a tap on one of
 * its buttons is noted; this answers how to end that and what was tapped last. A tap before that script has come is still
 * lost. Links work by themselves.
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
