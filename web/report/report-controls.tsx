import { NativeSelect, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Option } from '../../contract/kernel/fields.ts'
import type { ReportFilter, ReportSide } from '../../contract/report/report.ts'
import { reportPageTexts } from '../../texts/en/report-page.ts'
import { callQuery } from '../platform/call-query.ts'
import { deviceNow } from '../platform/device-clock.ts'
import { DayRange } from '../ui/day-range/day-range.tsx'
import { reportPresets } from '../ui/day-range/range-presets.ts'
import { MerchantSelect } from './merchant-select.tsx'
import { type ReportArea, reportAreas } from './report-area.ts'
import classes from './report-controls.module.css'
import type { ReportState } from './use-report-state.ts'

interface Props {
  side: ReportSide
  area: ReportArea
  state: ReportState
}

/** Everything that a report can be narrowed to: days, how it is put together, and its filters. */
export function ReportControls({ side, area, state }: Props) {
  const views = Object.entries(side.views).map(([value, { label }]) => ({ value, label }))
  return (
    <Stack gap="sm">
      {!side.undated && (
        <DayRange
          range={state.days}
          onRange={(days) => days && state.setDays(days)}
          presets={reportPresets(deviceNow())}
          error={state.wrong}
        />
      )}
      <div className={classes.filters}>
        {views.length > 1 && (
          <NativeSelect
            label={reportPageTexts.showBy()}
            data={views}
            value={state.viewName}
            onChange={(event) => state.setView(event.currentTarget.value)}
          />
        )}
        {Object.entries(side.filters).map(([name, filter]) => (
          <FilterField
            key={name}
            filter={filter}
            area={area}
            value={state.chosen[name] ?? ''}
            onChoose={(value) => state.choose(name, value)}
          />
        ))}
      </div>
    </Stack>
  )
}

interface FieldProps {
  filter: ReportFilter
  area: ReportArea
  value: string
  onChoose: (value: string) => void
}

function FilterField({ filter, area, value, onChoose }: FieldProps) {
  const { label, options } = filter
  if (options === 'merchants') return <MerchantSelect {...{ label, value, onChoose }} />
  if (options === 'products') return <ProductSelect {...{ label, value, onChoose, area }} />
  return <AnySelect {...{ label, value, onChoose, options }} />
}

type SelectProps = Omit<FieldProps, 'filter' | 'area'> & { label: string }

function ProductSelect({ area, ...props }: SelectProps & { area: ReportArea }) {
  const { data = [] } = useQuery({ ...callQuery(reportAreas[area].products), staleTime: 600_000 })
  return <AnySelect {...props} options={data} />
}

function AnySelect({ label, value, onChoose, options }: SelectProps & { options: readonly Option[] }) {
  return (
    <NativeSelect
      label={label}
      data={[{ value: '', label: reportPageTexts.all() }, ...options]}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  )
}
