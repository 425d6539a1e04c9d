import { budgetsOf } from '../support/page-budgets'
import { testBudgets } from './measure-budget'

testBudgets(budgetsOf('main'))
