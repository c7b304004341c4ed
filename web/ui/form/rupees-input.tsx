import { NumberInput, type NumberInputProps } from '@mantine/core'

/** An amount in rupees, with Indian groups and at most two decimals. */
export const RupeesInput = (props: NumberInputProps) => (
  <NumberInput
    hideControls
    decimalScale={2}
    allowNegative={false}
    thousandSeparator=","
    thousandsGroupStyle="lakh"
    {...props}
  />
)
