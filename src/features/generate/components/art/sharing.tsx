/** A paper bag from the market, and its change. */
export function BudgetMeals() {
  return (
    <g>
      <path d="M34 46 26 12C24 4 38 2 40 10L50 46Z" fill="#dd9a4d" />
      <path d="M30 20 38 17M33 31 41 28" stroke="#fbe0b0" strokeWidth="4" strokeLinecap="round" />
      <path d="M52 46C50 28 54 14 60 6C66 14 66 30 64 46Z" fill="#8fbf5a" />
      <path d="M62 46C64 26 74 14 84 12C86 24 80 38 72 46Z" fill="#4f9145" />
      <circle cx="80" cy="38" r="13" fill="#d8452f" />
      <path
        d="M74 29 80 33 86 28"
        fill="none"
        stroke="#4f9145"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M20 42H96L100 108H16Z" fill="#d3a066" />
      <path d="M78 42H96L100 108H76Z" fill="#b58048" />
      <path d="M20 42 28 50 36 42 44 50 52 42 60 50 68 42 76 50 84 42 90 50 96 42V54H19Z" fill="#e3b882" />
      <path d="M30 62 28 98" stroke="#f0cf9f" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M52 88C42 80 38 74 42 69C46 65 51 68 52 72C53 68 58 65 62 69C66 74 62 80 52 88Z"
        fill="#d8452f"
      />
      <circle cx="96" cy="98" r="14" fill="#f2b632" />
      <path d="M105 88A14 14 0 0 1 88 109A17 17 0 0 0 105 88Z" fill="#d08f1c" />
      <circle cx="96" cy="98" r="9" fill="none" stroke="#d08f1c" strokeWidth="2.5" />
      <path d="M96 92 97.5 96.5 102 98 97.5 99.5 96 104 94.5 99.5 90 98 94.5 96.5Z" fill="#fff3c0" />
    </g>
  );
}

/** The globe, served between fork and knife. */
export function GlobalFlavors() {
  return (
    <g>
      <ellipse cx="60" cy="102" rx="42" ry="8" fill="#fffaf0" />
      <path d="M18 102C18 107 36 111 60 111S102 107 102 102C102 100 60 107 18 102Z" fill="#d9c7ab" />
      <circle cx="60" cy="60" r="39" fill="#4a9fb0" />
      <path
        d="M46 24C56 28 52 38 42 40C40 50 30 50 26 44C30 34 36 27 46 24ZM24 62C34 58 46 62 48 72C49 82 40 86 40 94C30 88 23 76 24 62ZM64 34C74 28 84 32 90 38C96 46 98 52 98 58C90 60 86 54 78 56C70 58 62 50 64 44ZM72 72C82 68 90 72 92 78C86 88 78 94 72 94C68 88 68 78 72 72Z"
        fill="#8fbf5a"
      />
      <path d="M86 31A39 39 0 0 1 40 94A46 46 0 0 0 86 31Z" fill="#1d4b57" opacity=".28" />
      <path
        d="M29 48C32 39 38 33 46 29"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".6"
      />
      <path d="M60 60C60 52 66 46 73 46S86 52 86 60C86 70 73 82 73 82S60 70 60 60Z" fill="#d8452f" />
      <path d="M79 48C84 51 86 55 86 60C86 70 73 82 73 82C80 70 84 58 79 48Z" fill="#ad3122" />
      <circle cx="73" cy="59" r="5.5" fill="#fffaf0" />
      <path
        d="M4 28V44C4 50 8 52 8 56V102A3.5 3.5 0 0 0 15 102V56C15 52 19 50 19 44V28M11.5 28V46"
        fill="none"
        stroke="#929da1"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M105 104V28C112 30 116 44 115 66H110V104A2.5 2.5 0 0 1 105 104Z" fill="#929da1" />
    </g>
  );
}

/** A cupcake with a cherry. */
export function SweetTreats() {
  return (
    <g>
      <path d="M28 66H92L84 104C83 108 80 110 76 110H44C40 110 37 108 36 104Z" fill="#d8608a" />
      <path d="M76 66H92L84 104C83 108 80 110 76 110H66C74 96 78 82 76 66Z" fill="#b0406a" />
      <path
        d="M44 70 49 106M60 70V106M76 70 71 106"
        stroke="#f3a9c0"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".75"
      />
      <path
        d="M60 18C72 24 82 30 80 40C94 42 102 52 98 62C96 70 88 72 82 72H38C30 72 24 70 22 62C18 52 26 42 40 40C38 30 50 26 60 18Z"
        fill="#fff3e2"
      />
      <path d="M80 40C94 42 102 52 98 62C96 70 88 72 82 72H64C84 68 88 54 80 40Z" fill="#ecd3bd" />
      <path
        d="M42 42C54 50 68 49 80 40M32 62C50 68 72 66 88 56"
        fill="none"
        stroke="#ecd3bd"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M60 16C62 8 68 4 76 4" fill="none" stroke="#6f9a3f" strokeWidth="3.5" strokeLinecap="round" />
      <circle cx="59" cy="22" r="11" fill="#d8243f" />
      <path d="M67 15A11 11 0 0 1 53 31A14 14 0 0 0 67 15Z" fill="#a3172e" />
      <circle cx="55" cy="18" r="3" fill="#fff" opacity=".75" />
      <g strokeWidth="4" strokeLinecap="round">
        <path d="M36 54 41 51" stroke="#4a9fb0" />
        <path d="M54 56 59 59" stroke="#f2b632" />
        <path d="M72 55 75 50" stroke="#6fa544" />
        <path d="M86 62 90 60" stroke="#d8452f" />
        <path d="M52 39 56 37" stroke="#d8608a" />
      </g>
    </g>
  );
}

/** The chef's own table: cloth, candle, roast, glass and a bowl of fruit. */
export function ChefsTable() {
  return (
    <g>
      <path d="M12 76H208V84H12Z" fill="#8a5a36" />
      <path d="M28 84H38L34 112H26ZM182 84H192L194 112H186Z" fill="#6b4327" />
      <path
        d="M24 74H196L204 100C190 106 184 94 170 100S146 106 132 100 108 94 94 100 68 106 54 100 30 106 16 100Z"
        fill="#fffaf0"
      />
      <path d="M150 74H196L204 100C190 106 184 94 170 100C162 104 158 104 152 104Z" fill="#eadcc6" />
      <path d="M24 82H197" stroke="#d8452f" strokeWidth="4" opacity=".85" />
      <ellipse cx="110" cy="73" rx="46" ry="6" fill="#dfe3e4" />
      <path d="M76 71C76 27 144 27 144 71Z" fill="#dfe3e4" />
      <path d="M116 39C138 43 144 57 144 71H128C132 58 128 46 116 39Z" fill="#a9b2b5" />
      <path d="M84 65C85 54 91 47 99 44" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
      <circle cx="110" cy="33" r="6.5" fill="#f2b632" />
      <path d="M40 72V40H52V72Z" fill="#fff3d6" />
      <path d="M47 40H52V72H47Z" fill="#e2cfa8" />
      <path d="M46 14C54 24 54 36 46 36S38 24 46 14Z" fill="#f2b632" />
      <path d="M46 24C50 29 50 35 46 35S42 29 46 24Z" fill="#fff3c0" />
      <path d="M32 72H60V77H32Z" fill="#d9a94a" />
      <path d="M162 32H186C188 48 184 56 174 56S160 48 162 32Z" fill="#f6eee6" opacity=".85" />
      <path d="M162 42H186C186 51 182 56 174 56S162 51 162 42Z" fill="#a82f45" />
      <path d="M174 56V72M164 74H184" stroke="#cfc4bb" strokeWidth="4" strokeLinecap="round" />
      <path d="M165 35V40" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M72 22 74 28 80 30 74 32 72 38 70 32 64 30 70 28ZM148 14 150 19 155 21 150 23 148 28 146 23 141 21 146 19Z"
        fill="#f2b632"
      />
    </g>
  );
}
