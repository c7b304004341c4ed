import { useEffect } from 'react'
import { useBusinessName } from './use-business-name.ts'

/** The tab shows the business name and the icon that the server keeps. */
export function useSiteHead(): void {
  const name = useBusinessName()
  useEffect(() => {
    document.title = name
  }, [name])

  // The icon can wait for everything else.
  useEffect(() => {
    void import('./show-favicon.ts').then(({ showFavicon }) => showFavicon())
  }, [])
}
