import { settings } from './settings.mjs'

/**
 * Mutants of the rules that browser and server share; its tests need no database. Declarations of calls and tables are made
 * while a module loads and are held by the tests of the server, the walk by roles and the planted faults.
 */
export default {
  ...settings('contract'),
  mutate: [
    'contract/{kernel,law}/*.ts',
    'contract/nsdl-pan/{category,check-*,documents,names,pan-fits,proof-lists,states}.ts',
    'contract/gst/{arn,client,client-gstin,constitution,due-dates,due-dates-office,filing-figures,late-fee}.ts',
    'contract/gst/{registration-check,registration-documents,registration-draft,registration-due}.ts',
    'contract/gst/{return-rules,returns,returns-periods,turnover}.ts',
    'contract/catalogue/price.ts',
    'contract/{kyc-moves,payment-reference,reference,registration,session}.ts',
    '!contract/**/*.test.ts',
    '!contract/**/*samples.ts',
    '!contract/kernel/{endpoint,setting,table}.ts',
  ],
  timeoutMS: 10_000,
}
