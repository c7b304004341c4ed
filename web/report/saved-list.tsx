import { ActionIcon, Anchor, Group, Stack } from '@mantine/core'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { SavedReport } from '../../contract/report/saved.ts'
import { reportPageTexts } from '../../texts/en/report-page.ts'
import { call } from '../platform/call.ts'
import { callQuery } from '../platform/call-query.ts'
import { insidePath } from '../platform/inside-path.ts'
import { SectionCard } from '../ui/section-card.tsx'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { type ReportArea, reportAreas } from './report-area.ts'

/** Reports that the person has saved; nothing where there are none. */
export function SavedList({ area }: { area: ReportArea }) {
  const { saved } = reportAreas[area]
  const { data = [] } = useQuery(callQuery(saved.list))
  const remove = useMutation({
    mutationFn: ({ id }: SavedReport) => call(saved.remove, { params: { id } }),
    onSuccess: (_reply, { name }) => toastSuccess(reportPageTexts.forgotten(), reportPageTexts.noLongerSaved({ name })),
    onError: (error) => toastError(error),
  })
  if (data.length === 0) return null
  return (
    <SectionCard title={reportPageTexts.savedByYou()}>
      <Stack gap={4}>
        {data.map((one) => (
          <Group key={one.id} justify="space-between" wrap="nowrap">
            <SavedLink {...one} />
            <ActionIcon
              variant="subtle"
              color="red"
              aria-label={reportPageTexts.forget({ name: one.name })}
              onClick={() => remove.mutate(one)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        ))}
      </Stack>
    </SectionCard>
  )
}

function SavedLink({ name, address }: SavedReport) {
  const { history } = useRouter()
  const path = insidePath(address) ?? '#'
  return (
    <Anchor
      href={path}
      onClick={(event) => {
        // A plain click stays in this page; with a key held, the browser opens it as it would any link.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        history.push(path)
      }}
    >
      {name}
    </Anchor>
  )
}
