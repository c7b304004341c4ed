import * as z from 'zod/mini'
import { type Endpoint, nothing } from '../../../contract/kernel/endpoint.ts'
import type { TestHouse } from '../test-house.ts'
import { moneySamples } from './money-samples.ts'
import { peopleSamples } from './people-samples.ts'
import { productSamples } from './product-samples.ts'
import type { Sample } from './sample.ts'
import { setupSamples } from './setup-samples.ts'

/** Calls that need more than an empty request to be let through; new endpoints without one are asked with nothing. */
const makers = { ...peopleSamples, ...moneySamples, ...productSamples, ...setupSamples }

/** The sample of an endpoint. One that needs no input joins by itself; any other must be given a sample here. */
export async function samples(house: TestHouse, endpoint: Endpoint): Promise<Sample> {
  const name = endpoint.path.replace(/^\/(backend|merchant)\//, '')
  const maker = makers[name]
  if (maker) return maker(house, endpoint)
  if (needsInput(endpoint)) throw new Error(`Give ${endpoint.path} a sample, so that the walk can try it.`)
  return { status: endpoint.kind === 'json' && endpoint.reply === nothing ? 204 : 200 }
}

function needsInput(endpoint: Endpoint): boolean {
  if (endpoint.params || endpoint.kind === 'upload') return true
  const empty = [endpoint.query, endpoint.kind === 'json' ? endpoint.body : undefined]
  return empty.some((schema) => schema && !z.safeParse(schema, {}).success)
}
