import type { Endpoint } from '../../../contract/kernel/endpoint.ts'
import type { Access } from '../../../contract/kernel/role.ts'
import type { Mover, Workflow } from '../../../contract/kernel/workflow.ts'

/** What makes a move: a call of those whom it allows, a call by which the provider is asked, or a recurring job. */
export type Maker = Endpoint | { asks: Endpoint } | { job: string; of: 'portal' | 'provider' }

/** A call of ours to which the provider answers: the move is the provider's, whoever has asked. */
export const asking = (asks: Endpoint): Maker => ({ asks })
/** A job of `api/start/recurring-jobs.ts`: the portal's own move, or an answer of the provider. */
export const byJob = (job: string, of: 'portal' | 'provider'): Maker => ({ job, of })

/** The moves of a workflow by their names. */
type MoveOf<Table> = { [State in keyof Table]: keyof Table[State] & string }[keyof Table]

export interface MadeMoves {
  workflow: Workflow<string, string>
  makers: Readonly<Record<string, readonly [Maker, ...Maker[]]>>
}

/** What makes each move of a workflow; a move that is left out, or that nothing makes, does not compile. */
export const movesMadeBy = <Table extends Workflow<string, string>>(
  workflow: Table,
  makers: Readonly<Record<MoveOf<Table>, readonly [Maker, ...Maker[]]>>,
): MadeMoves => ({ workflow, makers })

/** Of the calls that anyone may make, those in the tables are signed by a provider. */
const moverOf: Readonly<Record<Access['who'], Mover | undefined>> = {
  anyone: 'provider',
  'signed-in': undefined,
  admin: 'admin',
  'back-office': 'office',
  merchant: 'merchant',
}

/** Whose move it is, going by who may make the call. */
export function whoMakes(maker: Maker): Mover | undefined {
  if ('job' in maker) return maker.of
  return 'asks' in maker ? 'provider' : moverOf[maker.allow.who]
}

/** The call, if it is one. */
export const callOf = (maker: Maker): Endpoint[] => {
  if ('job' in maker) return []
  return ['asks' in maker ? maker.asks : maker]
}
