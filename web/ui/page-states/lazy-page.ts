import { type ComponentType, createElement, type ReactElement } from 'react'

type PropsOf<Page> = Page extends ComponentType<infer Props extends object> ? Props : never

/**
 * A component whose code is fetched when it is first wanted. What could not be fetched is asked for again whenever
 * somebody goes there or presses Retry; neither React's nor the router's own way of doing this ever asks twice.
 */
export function lazyPage<File, Name extends keyof File>(load: () => Promise<File>, name: Name) {
  type Props = PropsOf<File[Name]>
  let page: ComponentType<Props> | undefined
  let failure: unknown
  let underWay: Promise<void> | undefined

  function preload(): Promise<void> {
    if (page) return Promise.resolve()
    if (again.has(forget)) fetchStylesAgain()
    underWay ??= load()
      .then(
        (file) => {
          again.delete(forget)
          page = file[name] as ComponentType<Props>
        },
        (error) => {
          failure = error
          again.add(forget)
        },
      )
      .finally(() => {
        underWay = undefined
      })
    return underWay
  }
  function forget(): void {
    failure = undefined
  }
  function Page(props: Props): ReactElement {
    if (page) return createElement(page, props)
    if (failure !== undefined) throw failure
    // As the router's own lazy pages do it: a promise that is read by `use` keeps React waiting where it is not awaited.
    throw preload()
  }
  /** Which page it is, before it is there: for the developer's tools of a browser, and for who walks the routes. */
  Page.displayName = String(name)
  Page.preload = () => {
    forget()
    return preload()
  }
  return Page
}

const again = new Set<() => void>()

/** The loader takes a style sheet that did not arrive for one that is there; the page would come without its looks. */
function fetchStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!link.sheet) link.replaceWith(link.cloneNode())
}

/** Whatever could not be fetched is asked for once more when it is drawn next. */
export function forgetFailures(): void {
  for (const forget of again) forget()
}
