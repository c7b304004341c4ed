import { sql } from 'kysely'
import { headOffice, listIdSales } from '../../contract/id-sale.ts'
import { defineList } from '../platform/list/define-list.ts'
import { keptCount } from '../platform/list/kept-count.ts'

export const idSaleTable = defineList(listIdSales, {
  from: sql`id_sale
    join merchant on merchant.id = id_sale.merchant_id
    join id_type on id_type.id = id_sale.id_type_id
    left join merchant seller on seller.id = id_sale.seller_id
    left join app_user on app_user.id = id_sale.sold_by`,
  scope: () => sql`true`,
  fields: {
    at: sql.ref('id_sale.at'),
    code: sql.ref('merchant.code'),
    bussName: sql.ref('merchant.business_name'),
    idName: sql.ref('id_type.name'),
    seller: sql`coalesce(seller.code || ' ' || seller.business_name, ${sql.lit(headOffice)})`,
    price: sql.ref('id_sale.price'),
    soldBy: sql`coalesce(app_user.code || ' ' || app_user.display_name, '')`,
  },
  also: { id: sql.ref('id_sale.id'), merchantId: sql.ref('id_sale.merchant_id') },
  key: sql.ref('id_sale.id'),
  search: sql.ref('merchant.search_text'),
  order: [{ column: 'at', dir: 'desc' }],
  total: (db) => keptCount(db, 'id_sale'),
})
