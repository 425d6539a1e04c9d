'use client'

export { PageError as default } from '@/components/site/errors/page-error'
