import { Paper, Text } from '@mantine/core'
import type { publicFront } from '../../contract/front.ts'
import { FrontMatter } from '../news/front-matter.tsx'
import { useSession } from '../platform/session.ts'
import { PageTitle } from '../ui/page-title.tsx'

interface Props {
  /** The slides and news of the area. */
  front: typeof publicFront
}

/** The first page of an area until the reports module brings its figures. */
export function WelcomePage({ front }: Props) {
  const user = useSession()?.user
  return (
    <>
      <PageTitle title={`Welcome, ${user?.displayName || user?.code || ''}`} />
      <Paper p="xl" bg="var(--card-background)">
        <Text>Figures and charts come with the reports module. Choose a page from the menu to begin.</Text>
      </Paper>
      <FrontMatter from={front} />
    </>
  )
}
