export { MissingRecord as default } from '@/components/errors/missing-record'
