import { Button, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { officeInfo, type PanInfo } from '../../../contract/nsdl-pan/info.ts'
import { backendPaths } from '../../../contract/paths.ts'
import { SectionCard } from '../../ui/section-card.tsx'
import { Crops } from '../info/crops.tsx'
import { SheetFacts } from '../info/sheet-facts.tsx'
import { KindBadges } from '../lists/kind-badges.tsx'
import { ApplicationFiles } from './application-files.tsx'
import { VerifyDecision } from './verify-decision.tsx'
import classes from './verify-desk.module.css'

interface Props {
  info: PanInfo
  /** Opens the next one; what is skipped is left to others. */
  onNext: (skip?: string) => void
}

/** Papers, pictures and what was typed, side by side, with the checklist. */
export function VerifyDesk({ info, onNext }: Props) {
  return (
    <div className={classes.desk}>
      <div className={classes.papers}>
        <SectionCard
          title={`${info.refNo} · ${info.cardName}`}
          about={`${info.formName} · ${info.code} ${info.bussName}`}
        >
          <ApplicationFiles
            id={info.id}
            files={info.files.filter(({ kind, newest }) => newest && kind !== 'photo' && kind !== 'signature')}
          />
        </SectionCard>
      </div>
      <Stack gap="md" className={classes.typed}>
        <SectionCard title="Photo and signature">
          <Stack gap="sm" align="flex-start">
            <Crops info={info} calls={officeInfo} />
            <Group gap="xs">
              <KindBadges type={info.applicantionType} category={info.cat} />
              {info.cat === 'individual' && (
                <Button component={Link} to={backendPaths.panFormCropping(info.id)} size="compact-sm" variant="light">
                  Crop again
                </Button>
              )}
            </Group>
          </Stack>
        </SectionCard>
        <SectionCard title="As it was typed">
          <SheetFacts data={info.data} />
        </SectionCard>
      </Stack>
      <div className={classes.decision}>
        <VerifyDecision info={info} onNext={onNext} />
        <Text size="xs" c="dimmed" mt="xs">
          If the keys do nothing, click beside the paper.
        </Text>
      </div>
    </div>
  )
}
