import { z } from 'zod'
import { idField, idSchema, linkSchema, prose } from './fields'
import { contentOperation } from './operation'

const pickWireSchema = z.object({
  id: idSchema,
  title: prose,
  text: prose,
  linkurl: linkSchema,
  tag: z.string().nullable(),
})

export const pickListSchema = z.array(pickWireSchema)

const pickTypeWireSchema = z.object({
  id: idSchema,
  name: prose,
  text: z.string(),
})

export const pickTypeDetailWireSchema = pickTypeWireSchema.extend({ list: pickListSchema })

export const selectedOperations = {
  list: contentOperation({
    path: '/v1/selected',
    summary: '编辑精选，按 type 取；没有这个 type 时为空表',
    query: z.object({ type: idField.default('services') }),
    data: pickListSchema,
  }),
  types: contentOperation({
    path: '/v1/selected-type',
    summary: '编辑精选的类别',
    data: z.array(pickTypeWireSchema),
  }),
  type: contentOperation({
    path: '/v1/selected-type/{id}',
    summary: '一个类别和它的精选',
    data: pickTypeDetailWireSchema,
  }),
}
