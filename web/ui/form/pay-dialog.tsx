import { List, Text } from '@mantine/core'
import type { ComponentProps } from 'react'
import { formatPaise } from '../../../contract/kernel/money.ts'
import { formTexts } from '../../../texts/en/form.ts'
import { FormDialog } from './form-dialog.tsx'
import { NoLineNote } from './no-line-note.tsx'

interface Props extends Pick<ComponentProps<typeof FormDialog>, 'title' | 'submit' | 'onClose'> {
  /** What the button that pays says, with the total. */
  button: string
  /** What is paid for, as a sentence. */
  what: string
  /** In paise. */
  price: number
  /** What one may have forgotten, each as a sentence. */
  remarks?: readonly string[]
}

/** Asks once before money is taken from the wallet: how much, and for what. */
export function PayDialog({ what, price, remarks = [], ...dialog }: Props) {
  return (
    <FormDialog {...dialog}>
      <Text size="sm">
        {what} {price > 0 ? formTexts.isTakenFromYour({ price: formatPaise(price) }) : formTexts.nothingIsTakenFrom()}
      </Text>
      {remarks.length > 0 && (
        <List size="sm" spacing={4}>
          {remarks.map((remark) => (
            <List.Item key={remark}>{remark}</List.Item>
          ))}
        </List>
      )}
      <NoLineNote />
    </FormDialog>
  )
}
