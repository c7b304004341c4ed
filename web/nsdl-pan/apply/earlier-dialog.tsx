import { Alert, Button, Checkbox, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { formatDate } from '../../../contract/kernel/dates.ts'
import { isAadhaar, isMobile, plainDigits, plainMobile } from '../../../contract/kernel/ids.ts'
import { emptyDraft, type PanDraft, panDraft } from '../../../contract/nsdl-pan/draft.ts'
import {
  type EarlierApplication,
  findEarlierPans,
  type TakenPart,
  takeEarlierPan,
} from '../../../contract/nsdl-pan/prefill.ts'
import { formTexts } from '../../../texts/en/form.ts'
import { prefillTexts } from '../../../texts/en/prefill.ts'
import { call } from '../../platform/call.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { usePanForm } from './use-pan-form.ts'

interface Props {
  onTake: (refNo: string, fields: Partial<PanDraft>, part: TakenPart) => void
  onClose: () => void
}

/** Finds what a customer of the shop has applied for before, and takes over what has not changed. */
export function EarlierDialog({ onTake, onClose }: Props) {
  const { question } = usePanForm()
  const [typed, setTyped] = useState('')
  const [agreed, setAgreed] = useState(false)
  const find = useMutation({
    mutationFn: (number: object) => call(findEarlierPans, { body: { ...number, consent: true } }),
  })
  const take = useMutation({
    mutationFn: ({ id, part }: { id: string; part: TakenPart }) =>
      call(takeEarlierPan, { params: { id }, body: { part, consent: true } }),
  })
  const number = numberIn(typed)
  const [looked, setLooked] = useState(false)
  function look(event: FormEvent): void {
    event.preventDefault()
    // The form behind this dialog must not go on to its next step.
    event.stopPropagation()
    setLooked(true)
    if (number && agreed) find.mutate(number)
  }
  async function takeOver({ id, refNo }: EarlierApplication, part: TakenPart): Promise<void> {
    const { fields } = await take.mutateAsync({ id, part })
    const whole = panDraft.parse({ ...emptyDraft(), ...fields })
    const taken = Object.entries(whole).filter(([field]) => field in fields)
    onTake(refNo, Object.fromEntries(taken), part)
  }
  function forget(): void {
    find.reset()
    take.reset()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={prefillTexts.knownCustomerTitle()}
      closeButtonProps={{ 'aria-label': formTexts.close() }}
    >
      <form noValidate onSubmit={look}>
        <Stack gap="sm">
          <Text size="sm">{prefillTexts.aboutKnownCustomer()}</Text>
          <TextInput
            data-autofocus
            label={prefillTexts.mobileOrAadhaar()}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            value={typed}
            error={looked && !number && prefillTexts.mobileOrAadhaarWrong()}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              find.reset()
            }}
          />
          <Checkbox
            label={prefillTexts.consent()}
            checked={agreed}
            error={looked && !agreed && prefillTexts.customerAgrees()}
            onChange={(event) => {
              setAgreed(event.currentTarget.checked)
              find.reset()
            }}
          />
          <FormAlert error={find.error ?? take.error} onClose={forget} />
          <Button type="submit" loading={find.isPending}>
            {prefillTexts.find()}
          </Button>
          {find.data?.length === 0 && <Alert color="blue">{prefillTexts.noneFound()}</Alert>}
          {find.data?.map((one) => (
            <SectionCard key={one.id} title={one.cardName} about={`${one.refNo} · ${formatDate(one.date)}`}>
              <Stack gap="xs">
                {one.hasPan && question.type === 'N' && <Alert color="orange">{prefillTexts.hasPanAlready()}</Alert>}
                <Button
                  variant="default"
                  loading={take.isPending}
                  onClick={() => void takeOver(one, 'person').catch(() => undefined)}
                >
                  {prefillTexts.samePerson()}
                </Button>
                <Button
                  variant="default"
                  loading={take.isPending}
                  onClick={() => void takeOver(one, 'household').catch(() => undefined)}
                >
                  {prefillTexts.sameHousehold()}
                </Button>
              </Stack>
            </SectionCard>
          ))}
        </Stack>
      </form>
    </Modal>
  )
}

/** Ten digits are a mobile number; twelve that of an Aadhaar card, unless they are a mobile number with its country. */
function numberIn(typed: string): { mobileNo: string } | { aadhaarNo: string } | undefined {
  const [mobileNo, digits] = [plainMobile(typed), plainDigits(typed)]
  if (/^\d{12}$/.test(digits) && (isAadhaar(digits) || !isMobile(mobileNo))) return { aadhaarNo: digits }
  return isMobile(mobileNo) ? { mobileNo } : undefined
}
