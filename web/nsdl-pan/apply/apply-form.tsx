import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { getPanSheet, type PanSheet, savePan } from '../../../contract/nsdl-pan/apply.ts'
import { panApplyTexts } from '../../../texts/en/pan-apply.ts'
import { call } from '../../platform/call.ts'
import { callQuery } from '../../platform/call-query.ts'
import { endpointPath } from '../../platform/endpoint-path.ts'
import { keepAnswer } from '../../platform/kept-answer.ts'
import { DraftSaved } from '../../ui/form/draft-saved.tsx'
import { SaveProblem } from '../../ui/form/save-problem.tsx'
import { withHiddenNumbers } from '../../ui/form/unsent-draft.ts'
import { useDraftSaving } from '../../ui/form/use-draft-saving.ts'
import { stepTitle } from './apply-steps.ts'
import { DiscardButton } from './discard-button.tsx'
import { panDraftName } from './pan-draft-name.ts'
import { ReviewStep } from './review-step.tsx'
import { StepFields } from './step-fields.tsx'
import { StepTabs } from './step-tabs.tsx'
import { PanFormContext } from './use-pan-form.ts'
import { usePanFormState } from './use-pan-form-state.ts'
import { useSteps } from './use-steps.ts'
import { useSuggestedAo } from './use-suggested-ao.ts'

/** The stepped form of an application; each step is kept by the server, so one can go on another day. */
export function ApplyForm({ sheet }: { sheet: PanSheet }) {
  const form = usePanFormState(sheet)
  const path = endpointPath(getPanSheet.path, { id: sheet.id })
  const saving = useDraftSaving(sheet, {
    name: panDraftName(sheet.id),
    values: () => form.draft,
    send: async (body) => {
      const saved = await call(savePan, { params: { id: sheet.id }, body })
      keepAnswer(path, { ...sheet, version: saved.version, draft: withHiddenNumbers(body.draft) })
      return saved
    },
    look: () => call(getPanSheet, { params: { id: sheet.id } }),
  })
  useSuggestedAo(form)
  const steps = useSteps(form, saving, sheet)
  const { current } = steps
  // Also inside a field: these keys do nothing there.
  useHotkeys(
    [
      ['alt+PageDown', steps.next],
      ['alt+PageUp', steps.back],
    ],
    [],
  )
  return (
    <PanFormContext value={form}>
      <Paper p={{ base: 'md', sm: 'lg' }} radius="md" bg="var(--card-background)">
        <StepTabs steps={steps.steps} current={current} done={steps.done} onChoose={(step) => void steps.go(step)} />
        <Group justify="space-between" mb="md" align="baseline">
          <Title order={2} ref={steps.heading} tabIndex={-1} style={{ outline: 'none' }}>
            {panApplyTexts.stepOf({
              at: steps.steps.indexOf(current) + 1,
              count: steps.steps.length,
              title: stepTitle(current),
            })}
          </Title>
          <DraftSaved saving={saving} />
        </Group>
        <SaveProblem saving={saving} queryKey={callQuery(getPanSheet, { params: { id: sheet.id } }).queryKey} />
        {current === 'review' ? (
          <ReviewStep
            sheet={sheet}
            form={form}
            saving={saving}
            unseen={steps.unseen}
            onStep={(step) => void steps.go(step)}
            onBack={steps.back}
          />
        ) : (
          <form
            ref={steps.body}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              steps.next()
            }}
          >
            <Stack gap="lg">
              <StepFields step={current} />
              <Buttons first={steps.first} back={steps.back} />
            </Stack>
          </form>
        )}
      </Paper>
      {sheet.state === 'draft' && <DiscardButton sheet={sheet} saving={saving} />}
    </PanFormContext>
  )
}

function Buttons({ first, back }: { first: boolean; back: () => void }) {
  return (
    <Group justify="space-between">
      {first ? (
        <span />
      ) : (
        <Button variant="default" onClick={back} aria-keyshortcuts="Alt+PageUp">
          {panApplyTexts.back()}
        </Button>
      )}
      <Group gap="sm">
        <Text size="xs" c="dimmed" visibleFrom="sm">
          {panApplyTexts.keysOfTheSteps()}
        </Text>
        <Button type="submit" aria-keyshortcuts="Alt+PageDown">
          {panApplyTexts.next()}
        </Button>
      </Group>
    </Group>
  )
}
