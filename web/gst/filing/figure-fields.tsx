import { NumberInput, SimpleGrid } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type GstReturn, gstFigures, returnFacts } from '../../../contract/gst/returns.ts'
import type { FilingValues } from './filing-values.ts'

interface Props {
  form: UseFormReturnType<FilingValues>
  returnType: GstReturn
}

/** The sums that a return asks for, in rupees. */
export function FigureFields({ form, returnType }: Props) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
      {returnFacts(returnType).figures.map((name) => (
        <NumberInput
          key={name}
          name={name}
          label={gstFigures[name]}
          leftSection="₹"
          hideControls
          decimalScale={2}
          allowNegative={false}
          thousandSeparator=","
          thousandsGroupStyle="lakh"
          {...form.getInputProps(`figures.${name}`)}
        />
      ))}
    </SimpleGrid>
  )
}
