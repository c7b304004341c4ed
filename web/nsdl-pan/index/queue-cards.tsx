import { useQuery } from '@tanstack/react-query'
import { panListTexts } from '../../../texts/en/pan-list.ts'
import { callQuery } from '../../platform/call-query.ts'
import { LinkCards } from '../../ui/link-cards.tsx'
import type { PanSide } from '../lists/pan-side.ts'

/** Every list with how many stand in it. */
export function QueueCards({ side: { home, queues, counts } }: { side: PanSide }) {
  const { data } = useQuery(callQuery(counts))
  const cards = Object.entries(queues).map(([name, { slug, title, about }]) => ({
    title,
    about,
    path: `${home}/${slug}`,
    count: data ? (data[name] ?? 0) : ('fetching' as const),
  }))
  return <LinkCards label={panListTexts.listsOfPanApplications()} cards={cards} />
}
