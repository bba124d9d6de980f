import { testOddInput } from './odd-input'

testOddInput('messaging')
