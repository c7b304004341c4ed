import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { getPanSheet, type PanSheet } from '../../../contract/nsdl-pan/apply.ts'
import { type PanType, panModes } from '../../../contract/nsdl-pan/category.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { panApplyTexts } from '../../../texts/en/pan-apply.ts'
import { call } from '../../platform/call.ts'
import { callQuery } from '../../platform/call-query.ts'
import { endpointPath } from '../../platform/endpoint-path.ts'
import { orKept } from '../../platform/kept-answer.ts'
import { underTheirHands } from '../../platform/query-client.ts'
import { lastSave } from '../../ui/form/draft-saves.ts'
import { QueryView } from '../../ui/page-states/query-view.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { ApplyDone } from './apply-done.tsx'
import { ApplyForm } from './apply-form.tsx'
import { panDraftName } from './pan-draft-name.ts'
import { ReapplyHead } from './reapply-head.tsx'
import { titleOf } from './start-page.tsx'

function useSheet(id: string) {
  const { queryKey } = callQuery(getPanSheet, { params: { id } })
  return useQuery({
    ...underTheirHands,
    queryKey,
    queryFn: async ({ signal }) => {
      await lastSave(panDraftName(id))
      return orKept(endpointPath(getPanSheet.path, { id }), () => call(getPanSheet, { params: { id }, signal }), 10_000)
    },
  })
}

/** An application at its own address: the form while it is a draft, what comes next once it is paid. */
function ApplyPage({ type, cat, id }: { type: PanType; cat: string; id: string }) {
  return <QueryView query={useSheet(id)}>{(sheet) => <Application sheet={sheet} as={{ type, cat }} />}</QueryView>
}

interface Named {
  cat: string
  id: string
}
export const ApplyNewPage = (named: Named) => <ApplyPage type="N" {...named} />
export const ApplyCorrectionPage = (named: Named) => <ApplyPage type="C" {...named} />

/**
 * Leads to the address that names the kind of application rightly. What this page was opened with counts, never where
 * the browser is by now: a page that is being left would drag the person back.
 */
function Application({ sheet, as }: { sheet: PanSheet; as: { type: PanType; cat: string } }) {
  const { id, applicantionType, cat, state } = sheet
  if (state === 'rejected') return <Navigate to={merchantPaths.panReapply(id)} replace />
  if (as.type !== applicantionType || as.cat.toLowerCase() !== cat)
    return <Navigate to={merchantPaths.panApplyAs(applicantionType, cat, id)} replace />
  return <Sheet sheet={sheet} />
}

function Sheet({ sheet }: { sheet: PanSheet }) {
  if (sheet.state !== 'draft') return <ApplyDone sheet={sheet} />
  return (
    <>
      <PageTitle
        title={titleOf(sheet.applicantionType, sheet.cat)}
        about={panApplyTexts.draftOf({ form: sheet.formName, mode: panModes[sheet.mode], refNo: sheet.refNo })}
      />
      <ApplyForm key={sheet.id} sheet={sheet} />
    </>
  )
}

/** What was sent back, opened again with the reasons beside the fields. */
export function ReapplyPage({ id }: { id: string }) {
  return (
    <QueryView query={useSheet(id)}>
      {(sheet) =>
        sheet.state === 'rejected' ? (
          <>
            <PageTitle
              title={panApplyTexts.applyAgain({ refNo: sheet.refNo })}
              about={`${sheet.formName} · ${panModes[sheet.mode]}`}
            />
            <ReapplyHead sheet={sheet}>
              <ApplyForm key={sheet.id} sheet={sheet} />
            </ReapplyHead>
          </>
        ) : (
          <ApplyDone sheet={sheet} />
        )
      }
    </QueryView>
  )
}
