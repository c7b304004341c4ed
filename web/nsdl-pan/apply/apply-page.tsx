import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useParams } from '@tanstack/react-router'
import { getPanSheet, type PanSheet } from '../../../contract/nsdl-pan/apply.ts'
import { panModes } from '../../../contract/nsdl-pan/category.ts'
import { merchantPaths } from '../../paths.ts'
import { callQuery } from '../../platform/call-query.ts'
import { QueryView } from '../../ui/page-states/query-view.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { ApplyDone } from './apply-done.tsx'
import { ApplyForm } from './apply-form.tsx'
import { ReapplyHead } from './reapply-head.tsx'
import { titleOf } from './start-page.tsx'

/** While somebody types nothing is asked again behind their back; whoever comes back gets it fresh. */
const untouched = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnReconnect: false }

function useSheet() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  return useQuery({ ...callQuery(getPanSheet, { params: { id } }), ...untouched })
}

/** An application at its own address: the form while it is a draft, what comes next once it is paid. */
export function ApplyPage() {
  return <QueryView query={useSheet()}>{(sheet) => <Application sheet={sheet} />}</QueryView>
}

function Application({ sheet }: { sheet: PanSheet }) {
  const { pathname } = useLocation()
  const proper = merchantPaths.panApplyAs(sheet.applicantionType, sheet.cat, sheet.id)
  if (sheet.state === 'rejected') return <Navigate to={merchantPaths.panReapply(sheet.id)} replace />
  if (pathname.toLowerCase() !== proper.toLowerCase()) return <Navigate to={proper} replace />
  return <Sheet sheet={sheet} />
}

function Sheet({ sheet }: { sheet: PanSheet }) {
  if (sheet.state !== 'draft') return <ApplyDone sheet={sheet} />
  return (
    <>
      <PageTitle
        title={titleOf(sheet.applicantionType, sheet.cat)}
        about={`${sheet.formName} · ${panModes[sheet.mode]} · draft ${sheet.refNo}`}
      />
      <ApplyForm key={`${sheet.id}:${sheet.version}`} sheet={sheet} />
    </>
  )
}

/** What was sent back, opened again with the reasons beside the fields. */
export function ReapplyPage() {
  return (
    <QueryView query={useSheet()}>
      {(sheet) =>
        sheet.state === 'rejected' ? (
          <>
            <PageTitle title={`Apply again: ${sheet.refNo}`} about={`${sheet.formName} · ${panModes[sheet.mode]}`} />
            <ReapplyHead sheet={sheet}>
              <ApplyForm key={`${sheet.id}:${sheet.version}`} sheet={sheet} />
            </ReapplyHead>
          </>
        ) : (
          <ApplyDone sheet={sheet} />
        )
      }
    </QueryView>
  )
}
