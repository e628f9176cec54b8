import { TextField } from '@/ui/TextField';
import { readCurrentScenario, scenarios, setScenario } from '../scenarios/scenarios';
import { readSetting, scenarioNames, writeSetting } from '../store/settings';
import { Option } from './Option';
import { useLiveQuery } from './useLiveQuery';

const readProtection = () => readSetting('emailEnumerationProtection');
const readLimit = () => readSetting('rateLimit');

/** Shows switches for the scenarios and the settings of the local servers. */
export function ScenariosTab() {
  const { name: current } = useLiveQuery(readCurrentScenario, { name: 'normal' });
  const isProtected = useLiveQuery(readProtection, false);
  const rateLimit = useLiveQuery(readLimit, null);

  function saveRateLimit(limit: number) {
    if (rateLimit && Number.isInteger(limit) && limit >= 0)
      void writeSetting('rateLimit', { ...rateLimit, limit });
  }

  return (
    <div>
      <fieldset>
        <legend className="px-2 text-sm text-soft">How the servers behave from now on</legend>
        {scenarioNames.map((name) => (
          <Option
            key={name}
            type="radio"
            name="scenario"
            value={name}
            title={name}
            description={scenarios[name].description}
            checked={name === current}
            onChange={() => void setScenario(name)}
          />
        ))}
      </fieldset>
      <Option
        type="checkbox"
        title="Email enumeration protection"
        description="A wrong email and a wrong password look the same."
        checked={isProtected}
        onChange={({ target }) => void writeSetting('emailEnumerationProtection', target.checked)}
      />
      <TextField
        key={rateLimit?.limit}
        label="Recipes an hour"
        type="number"
        min={0}
        inputMode="numeric"
        defaultValue={rateLimit?.limit}
        onBlur={({ target }) => saveRateLimit(target.valueAsNumber)}
        className="mt-2 px-2"
      />
    </div>
  );
}
