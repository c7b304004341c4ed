import { useEffect } from 'react'
import { pageTitle } from '../../../contract/public-pages.ts'
import { useBusinessName } from './use-business-name.ts'

/** The tab shows the business name, before it the name of a public page, and the icon that the server keeps. */
export function useSiteHead(pathname: string): void {
  const title = pageTitle(pathname, useBusinessName())
  useEffect(() => {
    document.title = title
  }, [title])

  // The icon can wait for everything else.
  useEffect(() => {
    void import('./show-favicon.ts').then(({ showFavicon }) => showFavicon())
  }, [])
}
