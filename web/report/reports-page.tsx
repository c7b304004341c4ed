import { backendPaths } from '../paths.ts'
import { LinkCards } from '../ui/link-cards.tsx'
import { PageTitle } from '../ui/page-title.tsx'

const reports = [
  {
    title: 'Daily Collection',
    about: 'Money credited to wallets, by day, bank, mode and person.',
    path: backendPaths.dailyCollection,
  },
]

/** The reports of the back office. */
export function ReportsPage() {
  return (
    <>
      <PageTitle title="Reports" about="Choose what you want to know." />
      <LinkCards cards={reports} />
    </>
  )
}
