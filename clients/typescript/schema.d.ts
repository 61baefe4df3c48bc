export interface paths {
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the process answers
         * @description For monitors that restart a process that hangs.
         */
        get: operations["live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the service can work
         * @description For load balancers: the database answers too.
         */
        get: operations["ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve or count many at once
         * @description Up to 100 resolutions or odds in one call, of any games; each is answered on its own, in order, with the status that it would have had alone.
         */
        post: operations["batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/battlesystem/odds/attack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attack: exact odds
         * @description One unit attacks another, in melee or with missiles: attack dice, armor rolls, figures removed and the hits left over. Rules: BS-AD-01, BS-AD-02, BS-AD-05, BS-AR-01, BS-AR-03, BS-HITS-01, BS-HITS-02, BS-MISSILE-04, BS-MISSILE-06.
         */
        post: operations["battlesystemOddsAttack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/battlesystem/odds/charge-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Charge check: exact odds
         * @description A declared charger checks against its morale when it is to move; failing, it stays where it is this turn. Rules: BS-CHARGE-02, BS-CHARGE-03, BS-RULING-18.
         */
        post: operations["battlesystemOddsChargeCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/battlesystem/odds/initiative": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Initiative: exact odds
         * @description Each side throws d10, less 2 for each unit declared as charging; the lower total chooses the order of movement. Ties are thrown again. Rules: BS-INIT-01, BS-INIT-02, BS-RULING-11, BS-RULING-12.
         */
        post: operations["battlesystemOddsInitiative"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/battlesystem/odds/melee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Melee: exact odds
         * @description Two units fight: who strikes first by its advantages, attack dice, armor, figures removed, and the morale of both afterwards; both check in place of retreating. Rules: BS-MELEE-01, BS-MELEE-02, BS-MELEE-03, BS-MELEE-05, BS-RULING-16, BS-RULING-20, BS-AD-01, BS-AR-01, BS-MORALE-01.
         */
        post: operations["battlesystemOddsMelee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/battlesystem/odds/morale-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Morale check: exact odds
         * @description A unit that met a trigger checks its morale: it keeps its state, is shaken and retreats, or routs. A unit in good order may retreat in place of the check. Rules: BS-MORALE-01, BS-MORALE-03, BS-MORALE-04, BS-MORALE-05, BS-MORALE-07, BS-MORALE-10, BS-RETREAT-01, BS-RETREAT-03.
         */
        post: operations["battlesystemOddsMoraleCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/battlesystem/odds/opportunity-fire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opportunity fire: exact odds
         * @description A volley at an enemy at a point of its path: whether it may be fired there, and its attack dice, armor and losses. Rules: BS-MISSILE-01, BS-MISSILE-03, BS-MISSILE-05, BS-MISSILE-07, BS-MISSILE-08, BS-RULING-19, BS-RULING-23.
         */
        post: operations["battlesystemOddsOpportunityFire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/battlesystem/odds/rally": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rally: exact odds
         * @description A shaken or routed unit that no enemy touches tries to improve its order by one step. Rules: BS-RALLY-01, BS-RALLY-02, BS-RALLY-03, BS-MORALE-07, BS-MORALE-10.
         */
        post: operations["battlesystemOddsRally"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/battlesystem/resolve/army": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Army: resolve once
         * @description Adds an army up and checks it; every fault is listed with its rule. Rules: BS-POINT-01, BS-POINT-02, BS-FORM-06, BS-SCEN-03, BS-CMD-02.
         */
        post: operations["battlesystemResolveArmy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/battlesystem/resolve/attack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attack: resolve once
         * @description One unit attacks another, in melee or with missiles: attack dice, armor rolls, figures removed and the hits left over. Rules: BS-AD-01, BS-AD-02, BS-AD-05, BS-AR-01, BS-AR-03, BS-HITS-01, BS-HITS-02, BS-MISSILE-04, BS-MISSILE-06.
         */
        post: operations["battlesystemResolveAttack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/battlesystem/resolve/charge-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Charge check: resolve once
         * @description A declared charger checks against its morale when it is to move; failing, it stays where it is this turn. Rules: BS-CHARGE-02, BS-CHARGE-03, BS-RULING-18.
         */
        post: operations["battlesystemResolveChargeCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/battlesystem/resolve/initiative": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Initiative: resolve once
         * @description Each side throws d10, less 2 for each unit declared as charging; the lower total chooses the order of movement. Ties are thrown again. Rules: BS-INIT-01, BS-INIT-02, BS-RULING-11, BS-RULING-12.
         */
        post: operations["battlesystemResolveInitiative"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/battlesystem/resolve/melee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Melee: resolve once
         * @description Two units fight: who strikes first by its advantages, attack dice, armor, figures removed, and the morale of both afterwards; both check in place of retreating. Rules: BS-MELEE-01, BS-MELEE-02, BS-MELEE-03, BS-MELEE-05, BS-RULING-16, BS-RULING-20, BS-AD-01, BS-AR-01, BS-MORALE-01.
         */
        post: operations["battlesystemResolveMelee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/battlesystem/resolve/morale-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Morale check: resolve once
         * @description A unit that met a trigger checks its morale: it keeps its state, is shaken and retreats, or routs. A unit in good order may retreat in place of the check. Rules: BS-MORALE-01, BS-MORALE-03, BS-MORALE-04, BS-MORALE-05, BS-MORALE-07, BS-MORALE-10, BS-RETREAT-01, BS-RETREAT-03.
         */
        post: operations["battlesystemResolveMoraleCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/battlesystem/resolve/movement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Movement budget: resolve once
         * @description What a move costs step by step and where it ends: ground, obstacles, wheels, turns and changes of formation, against what the unit may move. Rules: BS-MOVE-01, BS-MOVE-02, BS-MOVE-03, BS-MOVE-04, BS-MOVE-05, BS-FORM-03, BS-FORM-04, BS-TERR-02, BS-TERR-03, BS-TERR-04.
         */
        post: operations["battlesystemResolveMovement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/battlesystem/resolve/opportunity-fire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opportunity fire: resolve once
         * @description A volley at an enemy at a point of its path: whether it may be fired there, and its attack dice, armor and losses. Rules: BS-MISSILE-01, BS-MISSILE-03, BS-MISSILE-05, BS-MISSILE-07, BS-MISSILE-08, BS-RULING-19, BS-RULING-23.
         */
        post: operations["battlesystemResolveOpportunityFire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/battlesystem/resolve/rally": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rally: resolve once
         * @description A shaken or routed unit that no enemy touches tries to improve its order by one step. Rules: BS-RALLY-01, BS-RALLY-02, BS-RALLY-03, BS-MORALE-07, BS-MORALE-10.
         */
        post: operations["battlesystemResolveRally"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/battlesystem/resolve/retreat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retreat: resolve once
         * @description Where a retreat of 4 inches leads: straight away from who caused it, until something bars the way or the table ends. Rules: BS-RETREAT-01, BS-RETREAT-02, BS-RETREAT-03, BS-TERR-04.
         */
        post: operations["battlesystemResolveRetreat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/odds/attack-of-opportunity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attack of opportunity: exact odds
         * @description A single melee attack on a model that moves in a threatened area or leaves contact; never with a charge bonus. Rules: CM-AOO-02, CM-AOO-04, CM-AOO-05, CM-AOO-07, CM-AOO-14, CM-RULING-43.
         */
        post: operations["chainmailOddsAttackOfOpportunity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/odds/death-touch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Death touch: exact odds
         * @description A melee attack against 11 that destroys a living defender with no more health than its rating, and does nothing else. Rules: CM-ABIL-06, CM-ABIL-06a, CM-ABIL-06b, CM-ARULING-05, CM-ARULING-32.
         */
        post: operations["chainmailOddsDeathTouch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/odds/fire-bomb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fire bomb: exact odds
         * @description A bomb thrown at a model, which it strikes or scatters from; everybody in its blast saves for half, and whose health falls to half tests its nerve. Rules: CM-ABIL-15, CM-ABIL-15a, CM-ABIL-15b, CM-ABIL-15c, CM-ABIL-15d, CM-ABIL-15e, CM-ABIL-09, CM-ABIL-27, CM-ARULING-05, CM-ARULING-06, CM-ARULING-22, CM-STAT-19.
         */
        post: operations["chainmailOddsFireBomb"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/odds/get-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get up: exact odds
         * @description A fallen model tries to get up: a save against 20, and a natural 1 destroys it. Rules: CM-DOWN-06, CM-DOWN-07, CM-DOWN-08, CM-DOWN-11.
         */
        post: operations["chainmailOddsGetUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/odds/initiative": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Initiative: exact odds
         * @description Each of two players throws a d20; the highest decides who goes first. Ties are thrown again. Rules: CM-ROUND-02, CM-TIE-01.
         */
        post: operations["chainmailOddsInitiative"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/odds/melee-attack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Melee attack: exact odds
         * @description One model strikes another: attack roll, critical roll, damage, and the half-health morale save to the rout. Two stat blocks are enough; with positions the service finds height, contact and cover itself. Rules: CM-MELEE-01, CM-MELEE-03, CM-MELEE-05, CM-MELEE-08, CM-MELEE-09, CM-CHARGE-05, CM-CRIT-01, CM-DMG-06, CM-MORALE-02.
         */
        post: operations["chainmailOddsMeleeAttack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/odds/morale-save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Morale save: exact odds
         * @description Whether a model holds or routs: 13, or 18 once half of its warband is lost, with 5 more while it has more than half its health. Rules: CM-MORALE-01, CM-MORALE-02, CM-MORALE-03, CM-MORALE-05, CM-MORALE-06, CM-MORALE-07, CM-MORALE-11.
         */
        post: operations["chainmailOddsMoraleSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/odds/rally": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rally: exact odds
         * @description A routing model under command tries to rally by a morale save; failing, it flees at full speed to the nearest edge. Rules: CM-ACT-10, CM-MORALE-10, CM-CMD-11, CM-ROUT-09.
         */
        post: operations["chainmailOddsRally"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/odds/ranged-attack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ranged attack: exact odds
         * @description One model shoots at another: attack roll, critical roll, damage, and the half-health morale save to the rout; out of range it fails without a roll. With positions the service finds range, sight and cover itself. Rules: CM-RANGED-01, CM-RANGED-03, CM-RANGED-04, CM-RANGED-06, CM-RANGED-07, CM-RANGED-08, CM-RANGED-09, CM-RANGED-10, CM-RULING-13, CM-CRIT-01, CM-MORALE-02.
         */
        post: operations["chainmailOddsRangedAttack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/odds/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save: exact odds
         * @description A d20 with the save modifier against a difficulty; 1 always fails and 20 always succeeds. Rules: CM-STAT-11.
         */
        post: operations["chainmailOddsSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/odds/scenario-roll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scenario roll: exact odds
         * @description A d20 chooses one of the five scenarios for two players. Rules: CM-SCEN-01.
         */
        post: operations["chainmailOddsScenarioRoll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/odds/scouting-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scouting check: exact odds
         * @description Each player throws a d20 and adds tactical points and Scout abilities; the highest is the scouting player. Rules: CM-SETUP-03, CM-BUILD-11, CM-ABIL-30, CM-TIE-01.
         */
        post: operations["chainmailOddsScoutingCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/odds/stake-barrier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stake barrier: exact odds
         * @description A model enters a stake barrier against its points and is attacked by it; a rout from it goes to the nearest edge. Rules: CM-TERRAIN-15, CM-TERRAIN-16, CM-RULING-22.
         */
        post: operations["chainmailOddsStakeBarrier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/resolve/attack-of-opportunity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attack of opportunity: resolve once
         * @description A single melee attack on a model that moves in a threatened area or leaves contact; never with a charge bonus. Rules: CM-AOO-02, CM-AOO-04, CM-AOO-05, CM-AOO-07, CM-AOO-14, CM-RULING-43.
         */
        post: operations["chainmailResolveAttackOfOpportunity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/resolve/charge-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Charge check: resolve once
         * @description Whether a model may charge, at whom, how far it comes, what breaks the charge, and whether it strikes. Rules: CM-CHARGE-01, CM-CHARGE-02, CM-CHARGE-04, CM-CHARGE-05, CM-CHARGE-07, CM-CHARGE-08, CM-CHARGE-14, CM-RULING-09, CM-RULING-10.
         */
        post: operations["chainmailResolveChargeCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/resolve/command-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Command status: resolve once
         * @description Which models are under command by the Basic Rules, and which commanders reach them. Rules: CM-CMD-01, CM-CMD-02, CM-CMD-04, CM-CMD-05, CM-CMD-06.
         */
        post: operations["chainmailResolveCommandStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/resolve/cover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cover: resolve once
         * @description What terrain and models between two bases add to the armor of the one that is shot at. Rules: CM-COVER-01, CM-COVER-02, CM-COVER-03, CM-COVER-04, CM-COVER-05, CM-COVER-06, CM-COVER-07, CM-RANGED-07, CM-HILL-09, CM-RULING-24.
         */
        post: operations["chainmailResolveCover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/resolve/death-touch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Death touch: resolve once
         * @description A melee attack against 11 that destroys a living defender with no more health than its rating, and does nothing else. Rules: CM-ABIL-06, CM-ABIL-06a, CM-ABIL-06b, CM-ARULING-05, CM-ARULING-32.
         */
        post: operations["chainmailResolveDeathTouch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/resolve/distance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Distance: resolve once
         * @description Measures from one base to another or to a point, as the rules measure: from the nearest parts, with an inch more for each contour up to a higher target of a shot. Rules: CM-MEASURE-01, CM-MEASURE-05, CM-RANGED-03, CM-HILL-06, CM-RULING-01, CM-RULING-51.
         */
        post: operations["chainmailResolveDistance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/resolve/fire-bomb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fire bomb: resolve once
         * @description A bomb thrown at a model, which it strikes or scatters from; everybody in its blast saves for half, and whose health falls to half tests its nerve. Rules: CM-ABIL-15, CM-ABIL-15a, CM-ABIL-15b, CM-ABIL-15c, CM-ABIL-15d, CM-ABIL-15e, CM-ABIL-09, CM-ABIL-27, CM-ARULING-05, CM-ARULING-06, CM-ARULING-22, CM-STAT-19.
         */
        post: operations["chainmailResolveFireBomb"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/resolve/get-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get up: resolve once
         * @description A fallen model tries to get up: a save against 20, and a natural 1 destroys it. Rules: CM-DOWN-06, CM-DOWN-07, CM-DOWN-08, CM-DOWN-11.
         */
        post: operations["chainmailResolveGetUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/resolve/initiative": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Initiative: resolve once
         * @description Each of two players throws a d20; the highest decides who goes first. Ties are thrown again. Rules: CM-ROUND-02, CM-TIE-01.
         */
        post: operations["chainmailResolveInitiative"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/resolve/line-of-sight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Line of sight: resolve once
         * @description Whether one model sees another across the terrain, what blocks the line and by which rule, whether there is cover, and who stands higher. Rules: CM-LOS-01, CM-LOS-02, CM-LOS-04, CM-LOS-05, CM-LOS-06, CM-COVER-02, CM-COVER-03, CM-HILL-02, CM-HILL-04, CM-HILL-08, CM-HILL-09, CM-HILL-10, CM-RULING-19, CM-RULING-42, CM-RULING-55.
         */
        post: operations["chainmailResolveLineOfSight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/resolve/melee-attack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Melee attack: resolve once
         * @description One model strikes another: attack roll, critical roll, damage, and the half-health morale save to the rout. Two stat blocks are enough; with positions the service finds height, contact and cover itself. Rules: CM-MELEE-01, CM-MELEE-03, CM-MELEE-05, CM-MELEE-08, CM-MELEE-09, CM-CHARGE-05, CM-CRIT-01, CM-DMG-06, CM-MORALE-02.
         */
        post: operations["chainmailResolveMeleeAttack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/resolve/morale-save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Morale save: resolve once
         * @description Whether a model holds or routs: 13, or 18 once half of its warband is lost, with 5 more while it has more than half its health. Rules: CM-MORALE-01, CM-MORALE-02, CM-MORALE-03, CM-MORALE-05, CM-MORALE-06, CM-MORALE-07, CM-MORALE-11.
         */
        post: operations["chainmailResolveMoraleSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/resolve/movement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Movement: resolve once
         * @description What a way costs, where it stops, and whose attacks it draws at which points; or the cheapest way to a place. Rules: CM-MOVE-01, CM-MOVE-02, CM-MOVE-03, CM-MOVE-04, CM-MOVE-05, CM-TERRAIN-02, CM-AOO-02, CM-AOO-03, CM-AOO-04, CM-AOO-06, CM-EXPERT-01.
         */
        post: operations["chainmailResolveMovement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/resolve/nearest-enemy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Nearest enemy: resolve once
         * @description The nearest enemy of a model: by the cost of the way for movement and charges, by straight distance for shots. Rules: CM-NEAREST-01, CM-NEAREST-02, CM-NEAREST-03, CM-NEAREST-04, CM-NEAREST-05, CM-RULING-11.
         */
        post: operations["chainmailResolveNearestEnemy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/resolve/rally": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rally: resolve once
         * @description A routing model under command tries to rally by a morale save; failing, it flees at full speed to the nearest edge. Rules: CM-ACT-10, CM-MORALE-10, CM-CMD-11, CM-ROUT-09.
         */
        post: operations["chainmailResolveRally"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/resolve/ranged-attack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ranged attack: resolve once
         * @description One model shoots at another: attack roll, critical roll, damage, and the half-health morale save to the rout; out of range it fails without a roll. With positions the service finds range, sight and cover itself. Rules: CM-RANGED-01, CM-RANGED-03, CM-RANGED-04, CM-RANGED-06, CM-RANGED-07, CM-RANGED-08, CM-RANGED-09, CM-RANGED-10, CM-RULING-13, CM-CRIT-01, CM-MORALE-02.
         */
        post: operations["chainmailResolveRangedAttack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/resolve/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save: resolve once
         * @description A d20 with the save modifier against a difficulty; 1 always fails and 20 always succeeds. Rules: CM-STAT-11.
         */
        post: operations["chainmailResolveSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/resolve/scenario-roll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scenario roll: resolve once
         * @description A d20 chooses one of the five scenarios for two players. Rules: CM-SCEN-01.
         */
        post: operations["chainmailResolveScenarioRoll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/resolve/scouting-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scouting check: resolve once
         * @description Each player throws a d20 and adds tactical points and Scout abilities; the highest is the scouting player. Rules: CM-SETUP-03, CM-BUILD-11, CM-ABIL-30, CM-TIE-01.
         */
        post: operations["chainmailResolveScoutingCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/resolve/stake-barrier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stake barrier: resolve once
         * @description A model enters a stake barrier against its points and is attacked by it; a rout from it goes to the nearest edge. Rules: CM-TERRAIN-15, CM-TERRAIN-16, CM-RULING-22.
         */
        post: operations["chainmailResolveStakeBarrier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/resolve/threatened-areas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Threatened areas: resolve once
         * @description For each model on the field the area it threatens, the enemies in it, and who is in melee contact with whom; contact may hold one way only. Rules: CM-AOO-01, CM-AOO-10, CM-AOO-14, CM-MELEE-01, CM-MELEE-02, CM-RULING-02, CM-RULING-42, CM-ABIL-25.
         */
        post: operations["chainmailResolveThreatenedAreas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chainmail/resolve/warband": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Warband: resolve once
         * @description Adds a warband up and checks it by the Basic or the Advanced Rules; every fault is listed with its rule. Rules: CM-BUILD-01, CM-BUILD-02, CM-BUILD-03, CM-BUILD-04, CM-BUILD-05, CM-BUILD-06, CM-BUILD-08, CM-BUILD-09, CM-BUILD-11, CM-BUILD-13, CM-BUILD-14, CM-BUILD-15, CM-BUILD-16, CM-BUILD-17, CM-BUILD-18, CM-BUILD-19, CM-BUILD-20, CM-BUILD-21.
         */
        post: operations["chainmailResolveWarband"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the keys
         * @description Every key with its scopes and when it was last used; never the keys themselves.
         */
        get: operations["keys"];
        put?: never;
        /**
         * Make a key
         * @description The answer shows the key this once; only its hash is kept. A publishable key may sit in a browser and may only read and resolve.
         */
        post: operations["makeKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a key
         * @description It stops working at once on this node and within seconds on the others.
         */
        post: operations["revokeKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a key
         * @description The key gets a new secret, shown this once; the old one goes on working for a while, so that there is no gap.
         */
        post: operations["rotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulesets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the games
         * @description Every ruleset with its procedures, topics and catalog kinds.
         */
        get: operations["rulesets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sessions
         * @description Public sessions, or with mine those that your key has made; the newest first, paged by cursor.
         */
        get: operations["sessions"];
        put?: never;
        /**
         * Make a session
         * @description Checks the set-up and answers with the tokens of the creator and of every open seat, which are shown this once. Nothing is dealt before the creator starts the game.
         */
        post: operations["createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a session
         * @description What the caller may know of it: with the token of a seat what that seat may know, else what a bystander may. The ETag is the version.
         */
        get: operations["session"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller may do
         * @description Offers, what is owed, and what is blocked with reasons; with envelope also the reach, costs and targets of one model.
         */
        get: operations["sessionOffers"];
        put?: never;
        /**
         * Act
         * @description With the token of a seat: one action, an answer, a throw or a standing answer, or a list of which all are taken or none. Only the last of a list may throw dice or open a decision. It is stored before it is answered or told to anybody.
         */
        post: operations["act"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{id}/at/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a session as it was
         * @description What the caller might know of it at an earlier version.
         */
        get: operations["sessionAt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{id}/draw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer, accept or decline a draw
         * @description With the token of a seat. The game ends when all seats agree; a seat that acts instead declines. Bots never agree.
         */
        post: operations["agreeOnDraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened
         * @description The entries of the log after a number, in order and without gaps, as far as the caller may know them.
         */
        get: operations["sessionEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{id}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fork a session
         * @description A new session that goes on from a version of this one with a seed of its own. Of a finished game with a key for play or any token of it, and whoever asks gets every token. Of an unfinished game each call with a seat's token is that seat's consent; once all have called, each call answers with the caller's own token.
         */
        post: operations["forkSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{id}/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an action may lead to
         * @description With the token of a seat: every outcome of an action with its exact chance, counted from what that seat may know.
         */
        post: operations["actionOdds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause and resume
         * @description With the token of a seat. When every person's seat agrees, clocks stand still and nobody acts until any seat resumes; a decision then has its whole time again.
         */
        post: operations["pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play again with sides swapped
         * @description After the end, with a token of the session: the same set-up in a new session, in which whoever held a seat holds the next one. Everybody calls for the own token, and the game starts when all have.
         */
        post: operations["rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The whole log
         * @description A line of JSON for the session and one for each action. Once the game has ended it also tells the set-up, the seed, and of each action itself, its faces, where they came from and the hash of the state after it: enough to verify every throw offline.
         */
        get: operations["sessionReplay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{id}/seats/{seat}/contribution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add to the dice's seed
         * @description Before the start a seat may add a text of its own on which every die depends, so that the server alone cannot have chosen the dice.
         */
        post: operations["contributeToDice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{id}/seats/{seat}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a new token for a seat
         * @description With the token of the creator. The old token of the seat is revoked; the new one, shown this once, is handed to whoever shall play.
         */
        post: operations["joinSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{id}/seats/{seat}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the token of a seat
         * @description With that token, before it expires: it is then valid for another 30 days.
         */
        post: operations["renewSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{id}/seats/{seat}/substitute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a seat to somebody else
         * @description With the token of that seat or of the creator: to a bot, or to whoever gets the new token. The old token is revoked, and the log tells that the seat has changed hands.
         */
        post: operations["substituteSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{id}/spectators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a token for a spectator
         * @description With the token of the creator, for private sessions too: who holds it may watch as a bystander, and talk to other spectators.
         */
        post: operations["admitSpectator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the game
         * @description With the token of the creator. The opening is dealt, and whoever is to act may act.
         */
        post: operations["startSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Watch
         * @description Server-sent events: every entry of the log after a number and then each new one, with its number as id, so that a stream resumes without gap or repeat. A comment comes every 15 seconds. After the end of the game an event named end closes it.
         */
        get: operations["sessionStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{id}/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a ticket for a stream
         * @description For EventSource in browsers, which cannot send a token: a ticket opens one stream within a minute.
         */
        post: operations["streamTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer, accept or decline to take something back
         * @description With the token of a seat. When every person's seat agrees, the game stands as it did at that version, and the log goes on: all of it stays there, and the dice to come are new ones. An offer lapses with the next action.
         */
        post: operations["undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify the dice
         * @description Throws every die again from the server's seed and the seats' contributions, and compares every face and every state with the log.
         */
        get: operations["verifySession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{ruleset}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show one game
         * @description A ruleset with its procedures, topics, sources and catalog kinds.
         */
        get: operations["ruleset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{ruleset}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the rules of a game
         * @description Numbered rules in our own words, each with provenance; paged by cursor.
         */
        get: operations["rules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{ruleset}/rules/{ruleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show one rule
         * @description Our statement of the rule, its topic, provenance and related rules.
         */
        get: operations["rule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{ruleset}/setups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ready set-ups and bots
         * @description What newcomers of a game can start from, and the bots they can play against.
         */
        get: operations["readySetups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ActionLegality: {
            /** @description Whether the rules allow it */
            legal: boolean;
            /** @description How many actions its log holds */
            version: number;
            /** @description Every reason against it */
            refusals: components["schemas"]["ProblemError"][];
        };
        /** ActionList */
        ActionList: {
            /** @description Actions that are all taken or none */
            actions: components["schemas"]["SessionAction"][];
            /**
             * Units
             * @description Whether places, lengths and names are the rules' own or those of the caller's scene
             * @enum {string}
             */
            units?: "inches" | "scene";
        };
        ActionOutcome: {
            /** @description What would change */
            outcome: {
                [key: string]: unknown;
            };
            /** @description Its exact chance */
            chance: components["schemas"]["ExactRatio"];
        };
        AssumedChoice: {
            /** @description Kind of decision */
            kind: string;
            /** @description Rule that gives the choice */
            rule: string;
            /** @description Who has the choice */
            seat: string;
            /** @description What was taken */
            answer: string | number | boolean | Record<string, never> | unknown[];
        };
        BatchAnswerModel: {
            /** @description One for each item, in the same order */
            answers: components["schemas"]["BatchItemAnswerModel"][];
        };
        BatchItemAnswerModel: {
            /** @description The status that the item would have had alone */
            status: number;
            /** @description What the operation of its own answers */
            answer?: {
                [key: string]: unknown;
            };
            /** @description Why there is no answer; pointers start at the item */
            problem?: components["schemas"]["Problem"];
        };
        BatchItemModel: {
            /** @description Id of the ruleset */
            ruleset: string;
            /** @description Name of the procedure */
            procedure: string;
            /**
             * @description Resolve once, or tell the odds
             * @default resolve
             * @enum {string}
             */
            verb?: "resolve" | "odds";
            /** @description The input of the procedure, as its own operation documents it */
            input: {
                [key: string]: unknown;
            };
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces?: number[];
                /** @description Seed of the dice */
                seed?: string;
            };
            /**
             * @description exact counts every outcome; sampled resolves again and again and tells intervals
             * @default exact
             * @enum {string}
             */
            method?: "exact" | "sampled";
            /** @description How many resolutions to count; only for sampled odds */
            samples?: number;
            /** @description Seed of the sample; only for sampled odds, drawn if left out */
            seed?: string;
        };
        BatchModel: {
            /** @description What is to be resolved or counted */
            items: components["schemas"]["BatchItemModel"][];
        };
        /** @description One of the actions of the game */
        BattlesystemAction: {
            /** @constant */
            type: "declare-charge";
            /** @description Name of a unit, individual or piece */
            unit: string;
            /** @description Name of a unit, individual or piece */
            target: string;
        } | {
            /** @constant */
            type: "pass-declaration";
        } | {
            /** @constant */
            type: "charge";
            /** @description Name of a unit, individual or piece */
            unit: string;
            /** @description The wheel, to the left above 0 (BS-CHARGE-04) */
            degrees?: number;
        } | {
            /** @constant */
            type: "move";
            /** @description Name of a unit, individual or piece */
            unit: string;
            /** @description What it does, in order */
            steps: ({
                /** @constant */
                kind: "advance";
                /** @description How far */
                inches: number;
                /** @description Degrees to the left of straight ahead, 45 at most (BS-MOVE-02) */
                slant?: number;
            } | {
                /** @constant */
                kind: "wheel";
                /**
                 * WheelHand
                 * @description Which hand
                 * @enum {string}
                 */
                hand: "left" | "right";
                /** @description How far round (BS-MOVE-03) */
                degrees: number;
            } | {
                /** @constant */
                kind: "face";
                /**
                 * FaceTo
                 * @description Where to (BS-MOVE-04)
                 * @enum {string}
                 */
                to: "left" | "right" | "about";
            } | {
                /** @constant */
                kind: "form";
                /**
                 * UnitFormation
                 * @description Formation (BS-FORM-01)
                 * @enum {string}
                 */
                formation: "regular" | "irregular" | "column";
                /** @description Figures side by side in the front rank */
                files?: number;
            } | {
                /** @constant */
                kind: "frontage";
                /** @description Figures side by side in the front rank */
                files: number;
            } | {
                /** @constant */
                kind: "go";
                /** TablePlace */
                to: {
                    /** @description Inches along the long side */
                    x: number;
                    /** @description Inches from the edge of the first side */
                    y: number;
                };
            })[];
        } | {
            /** @constant */
            type: "fall-back";
            /** @description Name of a unit, individual or piece */
            unit: string;
            /** @description How far */
            inches: number;
        } | {
            /** @constant */
            type: "rally";
            /** @description Name of a unit, individual or piece */
            unit: string;
        } | {
            /** @constant */
            type: "rout";
            /** @description Name of a unit, individual or piece */
            unit: string;
        } | {
            /** @constant */
            type: "join";
            /** @description Name of a unit, individual or piece */
            unit: string;
            /** @description Name of a unit, individual or piece */
            host: string;
        } | {
            /** @constant */
            type: "end-movement";
        } | {
            /** @constant */
            type: "fight";
            /** @description Name of a unit, individual or piece */
            unit: string;
        } | {
            /** @constant */
            type: "fire";
            /** @description Name of a unit, individual or piece */
            unit: string;
            /** @description Name of a unit, individual or piece */
            target: string;
        } | {
            /** @constant */
            type: "pass-fire";
        };
        /** ArmyList */
        BattlesystemArmyInput: {
            /** @description Points the army may cost (BS-SCEN-03); 300 unless given */
            points?: number;
            /** @description The units */
            units: {
                /** @description The figures themselves, or a reference to a troop-type of the catalog */
                troop: {
                    /** @description Its name */
                    name: string;
                    /**
                     * RosterClass
                     * @description Foot, mounted or large figures; it gives the base (BS-GEO-03)
                     * @enum {string}
                     */
                    class: "foot" | "mounted" | "large";
                    /** @description The attack die, or two that are added (BS-STAT-02) */
                    attackDice: (4 | 6 | 8 | 10 | 12)[];
                    /** @description Armor rating (BS-STAT-03) */
                    armorRating: number;
                    /** @description Hits that remove a figure (BS-STAT-04) */
                    hits: number;
                    /** @description Morale rating (BS-STAT-05) */
                    morale: number;
                    /** @description Inches over clear ground (BS-STAT-06) */
                    movement: number;
                    /** @description Missile weapon of the catalog, by name; none unless given */
                    missile?: string | null;
                    /** @description Length of its weapons in melee (BS-MELEE-03); 1 unless given */
                    weaponLength?: number;
                    /** @description spear, pike, lance, always-irregular, large, undead, never-checks */
                    traits?: string[];
                } | components["schemas"]["CatalogRef"];
                /** @description The figures themselves, or a reference to a missile-weapon of the catalog */
                weapon?: {
                    /**
                     * @description Sides of its attack die
                     * @enum {integer}
                     */
                    missileDie: 4 | 6 | 8 | 10 | 12;
                    /** @description Short range */
                    short: number;
                    /** @description Medium range */
                    medium: number;
                    /** @description Long range */
                    long: number;
                    /** @description Volleys in a turn, at most one in a step (BS-MISSILE-02) */
                    volleysPerTurn: number;
                } | components["schemas"]["CatalogRef"];
                /** @description Figures (BS-FORM-06) */
                figures: number;
            }[];
            /** @description Heroes and commanders (BS-CMD-01) */
            individuals?: {
                /** @description The figures themselves, or a reference to a individual of the catalog */
                individual: {
                    /** @description Its name */
                    name: string;
                    /** @description The attack die, or two that are added (BS-STAT-02) */
                    attackDice: (4 | 6 | 8 | 10 | 12)[];
                    /** @description Armor rating (BS-STAT-03) */
                    armorRating: number;
                    /** @description Hits that remove a figure (BS-STAT-04) */
                    hits: number;
                    /** @description Diameter of its command, 0 for a hero (BS-CMD-03) */
                    commandDiameter: number;
                    /** @description Inches over clear ground (BS-STAT-06) */
                    movement: number;
                } | components["schemas"]["CatalogRef"];
                /**
                 * ArmyRole
                 * @description What it is (BS-CMD-02)
                 * @enum {string}
                 */
                role: "hero" | "commander" | "army-commander";
            }[];
        };
        /** Attack */
        BattlesystemAttackInput: {
            /**
             * AttackKind
             * @description Hand to hand or at a distance; melee unless given
             * @enum {string}
             */
            kind?: "melee" | "missile";
            /** Attacker */
            attacker: {
                /** @description The figures themselves, or a reference to a troop-type of the catalog */
                troop: {
                    /** @description The attack die, or two dice that are thrown together (BS-STAT-02) */
                    attackDice: (4 | 6 | 8 | 10 | 12)[];
                    /**
                     * TroopClass
                     * @description Foot, mounted or large figures
                     * @enum {string}
                     */
                    class?: "foot" | "mounted" | "large";
                    /** @description Traits such as lance or never-checks */
                    traits?: string[];
                } | components["schemas"]["CatalogRef"];
                /** @description Figures that may attack (BS-AD-01) */
                figures: number;
                /**
                 * OrderState
                 * @description Order state of the unit (BS-MORALE-02); good unless given
                 * @enum {string}
                 */
                state?: "good" | "shaken" | "routed";
                /**
                 * Formation
                 * @description Formation of the unit (BS-FORM-01); regular unless given
                 * @enum {string}
                 */
                formation?: "regular" | "irregular" | "column";
                /** @description Charged into contact this turn (BS-CHARGE-05); false unless given */
                charging?: boolean;
                /** @description The figures themselves, or a reference to a missile-weapon of the catalog */
                weapon?: {
                    /**
                     * @description Sides of an attack die
                     * @enum {integer}
                     */
                    missileDie: 4 | 6 | 8 | 10 | 12;
                    /** @description Short range in inches */
                    short: number;
                    /** @description Medium range in inches */
                    medium: number;
                    /** @description Long range in inches */
                    long: number;
                } | components["schemas"]["CatalogRef"];
                /**
                 * Range
                 * @description Range band of a missile attack (BS-MISSILE-04); or give the distance
                 * @enum {string}
                 */
                range?: "short" | "medium" | "long";
                /** @description Inches to the target; the service finds the range band */
                distance?: number;
                /** @description Moved more than half its movement this turn (BS-MISSILE-05); false unless given */
                movedOverHalf?: boolean;
                /** @description Touches an enemy; bars missile fire (BS-MISSILE-05); false unless given */
                inContact?: boolean;
            };
            /** Defender */
            defender: {
                /** @description The figures themselves, or a reference to a troop-type of the catalog */
                troop: {
                    /** @description Armor rating, the lower the better (BS-STAT-03) */
                    armorRating: number;
                    /** @description Hits that remove one figure (BS-STAT-04) */
                    hits: number;
                } | components["schemas"]["CatalogRef"];
                /** @description Figures present; unlimited unless given */
                figures?: number;
                /** @description Figures at the start of the battle, to find morale triggers (BS-MORALE-09) */
                startFigures?: number;
                /** @description Hits already marked (BS-HITS-02); 0 unless given */
                partialHits?: number;
                /**
                 * OrderState
                 * @description Order state of the unit (BS-MORALE-02); good unless given
                 * @enum {string}
                 */
                state?: "good" | "shaken" | "routed";
                /**
                 * Formation
                 * @description Formation of the unit (BS-FORM-01); regular unless given
                 * @enum {string}
                 */
                formation?: "regular" | "irregular" | "column";
                /**
                 * Face
                 * @description Face of the unit that is attacked (BS-GEO-04); front unless given
                 * @enum {string}
                 */
                face?: "front" | "flank" | "rear";
                /** @description Stands uphill or behind a wall or hedge, for melee (BS-AR-03); false unless given */
                uphillOrBehindObstacle?: boolean;
                /**
                 * Cover
                 * @description Cover against missiles (BS-AR-03); none unless given
                 * @enum {string}
                 */
                cover?: "none" | "soft" | "hard";
                /** @description A hero or commander standing alone, who is one figure (BS-CMD-06); false unless given */
                loneIndividual?: boolean;
            };
            /**
             * OwnReferenceCard
             * @description Figures of a reference card that take the place of the house’s
             */
            card?: {
                /** @description How answers name the card; not house */
                name: string;
                /** @description Hits by the total of an attack die, from 1 on without gap or overlap (BS-AD-02) */
                hits?: {
                    /** @description Lowest total */
                    from: number;
                    /** @description Highest total */
                    to: number;
                    /** @description Hits it scores */
                    hits: number;
                }[];
                /** @description Factors on the number of attack dice (BS-AD-05) */
                multipliers?: {
                    /**
                     * CardMultiplierId
                     * @description Which factor
                     * @enum {string}
                     */
                    id: "charge" | "charge-mounted-lance" | "missile-short" | "missile-medium" | "missile-long" | "routed";
                    /** @description Above the line */
                    numerator: number;
                    /** @description Below the line */
                    denominator: number;
                }[];
                /** @description Changes of the armor rating (BS-AR-03) */
                armor?: {
                    /**
                     * CardArmorModifierId
                     * @description When it counts
                     * @enum {string}
                     */
                    id: "melee-flank" | "melee-rear" | "melee-defender-uphill-or-behind-obstacle" | "melee-defender-column" | "missile-soft-cover" | "missile-hard-cover" | "missile-target-irregular" | "defender-shaken" | "defender-routed" | "missile-lone-individual";
                    /** @description What is added to the armor rating */
                    modifier: number;
                }[];
                /** @description Changes of the morale rating (BS-MORALE-10) */
                morale?: {
                    /**
                     * CardMoraleModifierId
                     * @description When it counts
                     * @enum {string}
                     */
                    id: "half-lost" | "enemy-on-flank" | "enemy-on-rear" | "in-command-or-hero-attached";
                    /** @description What is added to the morale rating */
                    modifier: number;
                }[];
                /** @description What an inch of ground costs (BS-TERR-02) */
                terrain?: {
                    /**
                     * CardGroundId
                     * @description Kind of ground
                     * @enum {string}
                     */
                    id: "clear" | "road-in-column" | "brush" | "light-woods" | "dense-woods" | "rough" | "shallow-water" | "swamp" | "deep-water" | "uphill" | "building";
                    /** @description Movement for an inch on foot; null bars the ground */
                    foot: {
                        /** @description Above the line */
                        numerator: number;
                        /** @description Below the line */
                        denominator: number;
                    } | null;
                    /** @description Movement for an inch mounted; null bars the ground */
                    mounted: {
                        /** @description Above the line */
                        numerator: number;
                        /** @description Below the line */
                        denominator: number;
                    } | null;
                }[];
                /** @description What crossing an obstacle costs (BS-TERR-03) */
                obstacles?: {
                    /**
                     * CardObstacleId
                     * @description Kind of obstacle
                     * @enum {string}
                     */
                    id: "wall" | "hedge" | "fence" | "ditch";
                    /** @description Inches to cross it on foot */
                    foot: number;
                    /** @description Inches to cross it mounted */
                    mounted: number;
                }[];
            };
            /**
             * TwoDiceMode
             * @description How two attack dice are looked up (BS-RULING-05); sum unless given
             * @enum {string}
             */
            twoDiceMode?: "sum" | "separate";
        };
        /** ChargeCheck */
        BattlesystemChargeCheckInput: {
            /** ChargingUnit */
            unit: {
                /** @description The figures themselves, or a reference to a troop-type of the catalog */
                troop?: {
                    /** @description Morale rating, the higher the better (BS-STAT-05) */
                    morale: number;
                    /** @description Traits such as lance or never-checks */
                    traits?: string[];
                } | components["schemas"]["CatalogRef"];
                /** @description Figures present; with the figures at the start it tells whether half are lost */
                figures?: number;
                /** @description Figures at the start of the battle (BS-RULING-10) */
                startFigures?: number;
                /** @description At least half the figures are lost; not needed if both numbers are given; false unless given */
                halfLost?: boolean;
                /**
                 * EnemyOn
                 * @description Whether an enemy touches the flank or the rear (BS-MORALE-10); none unless given
                 * @enum {string}
                 */
                enemyOn?: "none" | "flank" | "rear";
                /** @description In command of a commander, or a hero is attached (BS-CMD-04); false unless given */
                commanded?: boolean;
                /** @description A hero or commander, who has no morale rating and never checks (BS-MORALE-08); then no troop is needed; false unless given */
                individual?: boolean;
                /**
                 * OrderState
                 * @description Order state of the unit (BS-MORALE-02); good unless given
                 * @enum {string}
                 */
                state?: "good" | "shaken" | "routed";
                /**
                 * Formation
                 * @description Formation of the unit (BS-FORM-01); regular unless given
                 * @enum {string}
                 */
                formation?: "regular" | "irregular" | "column";
                /** @description Already touches an enemy; false unless given */
                inContact?: boolean;
                /** @description The charge would go uphill; false unless given */
                uphill?: boolean;
                /** @description The charge would cross an obstacle; false unless given */
                acrossObstacle?: boolean;
                /** @description The target is not in the front arc; false unless given */
                targetOutOfArc?: boolean;
                /** @description The target is not in sight; false unless given */
                targetOutOfSight?: boolean;
                /** @description The side has commanders and the unit is in command of none (BS-CMD-04); false unless given */
                outOfCommand?: boolean;
            };
            /**
             * OwnReferenceCard
             * @description Figures of a reference card that take the place of the house’s
             */
            card?: {
                /** @description How answers name the card; not house */
                name: string;
                /** @description Hits by the total of an attack die, from 1 on without gap or overlap (BS-AD-02) */
                hits?: {
                    /** @description Lowest total */
                    from: number;
                    /** @description Highest total */
                    to: number;
                    /** @description Hits it scores */
                    hits: number;
                }[];
                /** @description Factors on the number of attack dice (BS-AD-05) */
                multipliers?: {
                    /**
                     * CardMultiplierId
                     * @description Which factor
                     * @enum {string}
                     */
                    id: "charge" | "charge-mounted-lance" | "missile-short" | "missile-medium" | "missile-long" | "routed";
                    /** @description Above the line */
                    numerator: number;
                    /** @description Below the line */
                    denominator: number;
                }[];
                /** @description Changes of the armor rating (BS-AR-03) */
                armor?: {
                    /**
                     * CardArmorModifierId
                     * @description When it counts
                     * @enum {string}
                     */
                    id: "melee-flank" | "melee-rear" | "melee-defender-uphill-or-behind-obstacle" | "melee-defender-column" | "missile-soft-cover" | "missile-hard-cover" | "missile-target-irregular" | "defender-shaken" | "defender-routed" | "missile-lone-individual";
                    /** @description What is added to the armor rating */
                    modifier: number;
                }[];
                /** @description Changes of the morale rating (BS-MORALE-10) */
                morale?: {
                    /**
                     * CardMoraleModifierId
                     * @description When it counts
                     * @enum {string}
                     */
                    id: "half-lost" | "enemy-on-flank" | "enemy-on-rear" | "in-command-or-hero-attached";
                    /** @description What is added to the morale rating */
                    modifier: number;
                }[];
                /** @description What an inch of ground costs (BS-TERR-02) */
                terrain?: {
                    /**
                     * CardGroundId
                     * @description Kind of ground
                     * @enum {string}
                     */
                    id: "clear" | "road-in-column" | "brush" | "light-woods" | "dense-woods" | "rough" | "shallow-water" | "swamp" | "deep-water" | "uphill" | "building";
                    /** @description Movement for an inch on foot; null bars the ground */
                    foot: {
                        /** @description Above the line */
                        numerator: number;
                        /** @description Below the line */
                        denominator: number;
                    } | null;
                    /** @description Movement for an inch mounted; null bars the ground */
                    mounted: {
                        /** @description Above the line */
                        numerator: number;
                        /** @description Below the line */
                        denominator: number;
                    } | null;
                }[];
                /** @description What crossing an obstacle costs (BS-TERR-03) */
                obstacles?: {
                    /**
                     * CardObstacleId
                     * @description Kind of obstacle
                     * @enum {string}
                     */
                    id: "wall" | "hedge" | "fence" | "ditch";
                    /** @description Inches to cross it on foot */
                    foot: number;
                    /** @description Inches to cross it mounted */
                    mounted: number;
                }[];
            };
        };
        /** Initiative */
        BattlesystemInitiativeInput: {
            /** @description Side 0 and side 1 */
            sides: {
                /** @description Units declared as charging (BS-INIT-01); 0 unless given */
                chargers?: number;
            }[];
            /** @description On the first turn nobody declares a charge (BS-RULING-11); false unless given */
            firstTurn?: boolean;
        };
        /** Melee */
        BattlesystemMeleeInput: {
            /** MeleeFighter */
            first: {
                /** @description The figures themselves, or a reference to a troop-type of the catalog */
                troop: {
                    /** @description The attack die, or two dice that are thrown together (BS-STAT-02) */
                    attackDice: (4 | 6 | 8 | 10 | 12)[];
                    /** @description Armor rating (BS-STAT-03) */
                    armorRating: number;
                    /** @description Hits that remove one figure (BS-STAT-04) */
                    hits: number;
                    /** @description Morale rating (BS-STAT-05) */
                    morale: number;
                    /**
                     * TroopClass
                     * @description Foot, mounted or large figures
                     * @enum {string}
                     */
                    class?: "foot" | "mounted" | "large";
                    /** @description Length of its weapons (BS-MELEE-03); 1 unless given */
                    weaponLength?: number;
                    /** @description Traits such as lance or never-checks */
                    traits?: string[];
                } | components["schemas"]["CatalogRef"];
                /** @description Figures present */
                figures: number;
                /** @description Figures at the start of the battle; those present unless given */
                startFigures?: number;
                /** @description Figures that strike: those in contact and a second rank with reach (BS-MELEE-01); all unless given */
                striking?: number;
                /** @description Hits already marked (BS-HITS-02); 0 unless given */
                partialHits?: number;
                /**
                 * OrderState
                 * @description Order state of the unit (BS-MORALE-02); good unless given
                 * @enum {string}
                 */
                state?: "good" | "shaken" | "routed";
                /**
                 * Formation
                 * @description Formation of the unit (BS-FORM-01); regular unless given
                 * @enum {string}
                 */
                formation?: "regular" | "irregular" | "column";
                /**
                 * Face
                 * @description Face of the unit that is attacked (BS-GEO-04); front unless given
                 * @enum {string}
                 */
                face?: "front" | "flank" | "rear";
                /** @description Charged into contact this turn (BS-CHARGE-05); false unless given */
                charging?: boolean;
                /** @description Stands uphill, or behind a wall or hedge (BS-MELEE-03, BS-AR-03); false unless given */
                ground?: boolean;
            };
            /** MeleeFighter */
            second: {
                /** @description The figures themselves, or a reference to a troop-type of the catalog */
                troop: {
                    /** @description The attack die, or two dice that are thrown together (BS-STAT-02) */
                    attackDice: (4 | 6 | 8 | 10 | 12)[];
                    /** @description Armor rating (BS-STAT-03) */
                    armorRating: number;
                    /** @description Hits that remove one figure (BS-STAT-04) */
                    hits: number;
                    /** @description Morale rating (BS-STAT-05) */
                    morale: number;
                    /**
                     * TroopClass
                     * @description Foot, mounted or large figures
                     * @enum {string}
                     */
                    class?: "foot" | "mounted" | "large";
                    /** @description Length of its weapons (BS-MELEE-03); 1 unless given */
                    weaponLength?: number;
                    /** @description Traits such as lance or never-checks */
                    traits?: string[];
                } | components["schemas"]["CatalogRef"];
                /** @description Figures present */
                figures: number;
                /** @description Figures at the start of the battle; those present unless given */
                startFigures?: number;
                /** @description Figures that strike: those in contact and a second rank with reach (BS-MELEE-01); all unless given */
                striking?: number;
                /** @description Hits already marked (BS-HITS-02); 0 unless given */
                partialHits?: number;
                /**
                 * OrderState
                 * @description Order state of the unit (BS-MORALE-02); good unless given
                 * @enum {string}
                 */
                state?: "good" | "shaken" | "routed";
                /**
                 * Formation
                 * @description Formation of the unit (BS-FORM-01); regular unless given
                 * @enum {string}
                 */
                formation?: "regular" | "irregular" | "column";
                /**
                 * Face
                 * @description Face of the unit that is attacked (BS-GEO-04); front unless given
                 * @enum {string}
                 */
                face?: "front" | "flank" | "rear";
                /** @description Charged into contact this turn (BS-CHARGE-05); false unless given */
                charging?: boolean;
                /** @description Stands uphill, or behind a wall or hedge (BS-MELEE-03, BS-AR-03); false unless given */
                ground?: boolean;
            };
            /**
             * OwnReferenceCard
             * @description Figures of a reference card that take the place of the house’s
             */
            card?: {
                /** @description How answers name the card; not house */
                name: string;
                /** @description Hits by the total of an attack die, from 1 on without gap or overlap (BS-AD-02) */
                hits?: {
                    /** @description Lowest total */
                    from: number;
                    /** @description Highest total */
                    to: number;
                    /** @description Hits it scores */
                    hits: number;
                }[];
                /** @description Factors on the number of attack dice (BS-AD-05) */
                multipliers?: {
                    /**
                     * CardMultiplierId
                     * @description Which factor
                     * @enum {string}
                     */
                    id: "charge" | "charge-mounted-lance" | "missile-short" | "missile-medium" | "missile-long" | "routed";
                    /** @description Above the line */
                    numerator: number;
                    /** @description Below the line */
                    denominator: number;
                }[];
                /** @description Changes of the armor rating (BS-AR-03) */
                armor?: {
                    /**
                     * CardArmorModifierId
                     * @description When it counts
                     * @enum {string}
                     */
                    id: "melee-flank" | "melee-rear" | "melee-defender-uphill-or-behind-obstacle" | "melee-defender-column" | "missile-soft-cover" | "missile-hard-cover" | "missile-target-irregular" | "defender-shaken" | "defender-routed" | "missile-lone-individual";
                    /** @description What is added to the armor rating */
                    modifier: number;
                }[];
                /** @description Changes of the morale rating (BS-MORALE-10) */
                morale?: {
                    /**
                     * CardMoraleModifierId
                     * @description When it counts
                     * @enum {string}
                     */
                    id: "half-lost" | "enemy-on-flank" | "enemy-on-rear" | "in-command-or-hero-attached";
                    /** @description What is added to the morale rating */
                    modifier: number;
                }[];
                /** @description What an inch of ground costs (BS-TERR-02) */
                terrain?: {
                    /**
                     * CardGroundId
                     * @description Kind of ground
                     * @enum {string}
                     */
                    id: "clear" | "road-in-column" | "brush" | "light-woods" | "dense-woods" | "rough" | "shallow-water" | "swamp" | "deep-water" | "uphill" | "building";
                    /** @description Movement for an inch on foot; null bars the ground */
                    foot: {
                        /** @description Above the line */
                        numerator: number;
                        /** @description Below the line */
                        denominator: number;
                    } | null;
                    /** @description Movement for an inch mounted; null bars the ground */
                    mounted: {
                        /** @description Above the line */
                        numerator: number;
                        /** @description Below the line */
                        denominator: number;
                    } | null;
                }[];
                /** @description What crossing an obstacle costs (BS-TERR-03) */
                obstacles?: {
                    /**
                     * CardObstacleId
                     * @description Kind of obstacle
                     * @enum {string}
                     */
                    id: "wall" | "hedge" | "fence" | "ditch";
                    /** @description Inches to cross it on foot */
                    foot: number;
                    /** @description Inches to cross it mounted */
                    mounted: number;
                }[];
            };
        };
        /** MoraleCheck */
        BattlesystemMoraleCheckInput: {
            /** CheckingUnit */
            unit: {
                /** @description The figures themselves, or a reference to a troop-type of the catalog */
                troop?: {
                    /** @description Morale rating, the higher the better (BS-STAT-05) */
                    morale: number;
                    /** @description Traits such as lance or never-checks */
                    traits?: string[];
                } | components["schemas"]["CatalogRef"];
                /** @description Figures present; with the figures at the start it tells whether half are lost */
                figures?: number;
                /** @description Figures at the start of the battle (BS-RULING-10) */
                startFigures?: number;
                /** @description At least half the figures are lost; not needed if both numbers are given; false unless given */
                halfLost?: boolean;
                /**
                 * EnemyOn
                 * @description Whether an enemy touches the flank or the rear (BS-MORALE-10); none unless given
                 * @enum {string}
                 */
                enemyOn?: "none" | "flank" | "rear";
                /** @description In command of a commander, or a hero is attached (BS-CMD-04); false unless given */
                commanded?: boolean;
                /** @description A hero or commander, who has no morale rating and never checks (BS-MORALE-08); then no troop is needed; false unless given */
                individual?: boolean;
                /**
                 * OrderState
                 * @description Order state of the unit (BS-MORALE-02); good unless given
                 * @enum {string}
                 */
                state?: "good" | "shaken" | "routed";
            };
            /**
             * MoraleChoice
             * @description What a unit in good order does on a trigger (BS-MORALE-03); check unless given, and then named under assumed
             * @enum {string}
             */
            choice?: "check" | "retreat";
            /**
             * EnemyOn
             * @description Whether an enemy touches the flank or the rear (BS-MORALE-10); none unless given
             * @enum {string}
             */
            enemyOnAfterRetreat?: "none" | "flank" | "rear";
            /** @description There is no room to retreat at least 1 inch (BS-RETREAT-03); false unless given */
            retreatBarred?: boolean;
            /**
             * OwnReferenceCard
             * @description Figures of a reference card that take the place of the house’s
             */
            card?: {
                /** @description How answers name the card; not house */
                name: string;
                /** @description Hits by the total of an attack die, from 1 on without gap or overlap (BS-AD-02) */
                hits?: {
                    /** @description Lowest total */
                    from: number;
                    /** @description Highest total */
                    to: number;
                    /** @description Hits it scores */
                    hits: number;
                }[];
                /** @description Factors on the number of attack dice (BS-AD-05) */
                multipliers?: {
                    /**
                     * CardMultiplierId
                     * @description Which factor
                     * @enum {string}
                     */
                    id: "charge" | "charge-mounted-lance" | "missile-short" | "missile-medium" | "missile-long" | "routed";
                    /** @description Above the line */
                    numerator: number;
                    /** @description Below the line */
                    denominator: number;
                }[];
                /** @description Changes of the armor rating (BS-AR-03) */
                armor?: {
                    /**
                     * CardArmorModifierId
                     * @description When it counts
                     * @enum {string}
                     */
                    id: "melee-flank" | "melee-rear" | "melee-defender-uphill-or-behind-obstacle" | "melee-defender-column" | "missile-soft-cover" | "missile-hard-cover" | "missile-target-irregular" | "defender-shaken" | "defender-routed" | "missile-lone-individual";
                    /** @description What is added to the armor rating */
                    modifier: number;
                }[];
                /** @description Changes of the morale rating (BS-MORALE-10) */
                morale?: {
                    /**
                     * CardMoraleModifierId
                     * @description When it counts
                     * @enum {string}
                     */
                    id: "half-lost" | "enemy-on-flank" | "enemy-on-rear" | "in-command-or-hero-attached";
                    /** @description What is added to the morale rating */
                    modifier: number;
                }[];
                /** @description What an inch of ground costs (BS-TERR-02) */
                terrain?: {
                    /**
                     * CardGroundId
                     * @description Kind of ground
                     * @enum {string}
                     */
                    id: "clear" | "road-in-column" | "brush" | "light-woods" | "dense-woods" | "rough" | "shallow-water" | "swamp" | "deep-water" | "uphill" | "building";
                    /** @description Movement for an inch on foot; null bars the ground */
                    foot: {
                        /** @description Above the line */
                        numerator: number;
                        /** @description Below the line */
                        denominator: number;
                    } | null;
                    /** @description Movement for an inch mounted; null bars the ground */
                    mounted: {
                        /** @description Above the line */
                        numerator: number;
                        /** @description Below the line */
                        denominator: number;
                    } | null;
                }[];
                /** @description What crossing an obstacle costs (BS-TERR-03) */
                obstacles?: {
                    /**
                     * CardObstacleId
                     * @description Kind of obstacle
                     * @enum {string}
                     */
                    id: "wall" | "hedge" | "fence" | "ditch";
                    /** @description Inches to cross it on foot */
                    foot: number;
                    /** @description Inches to cross it mounted */
                    mounted: number;
                }[];
            };
        };
        /** MovementBudget */
        BattlesystemMovementInput: {
            /** BattlesystemSetup */
            battle: {
                /**
                 * BattleScenario
                 * @description The scenario (BS-SCEN-03, BS-SCEN-04); a pitched battle unless given
                 * @enum {string}
                 */
                scenario?: "pitched-battle" | "hold-the-hill";
                /** @description Points each army may cost (BS-SCEN-03); 300 unless given */
                points?: number;
                /** @description Turns; 10 unless given */
                turns?: number;
                /** @description Length of the table in inches (BS-GEO-01); 96 unless given */
                width?: number;
                /** @description Width of the table in inches; 48 unless given */
                height?: number;
                /** @description How deep an army sets up; 10 unless given */
                deploymentDepth?: number;
                /** @description Whether heroes and commanders are played (BS-SCEN-02, BS-CMD-01); false unless given */
                commanders?: boolean;
                /**
                 * TwoDiceLookup
                 * @description How two attack dice are looked up (BS-RULING-05); sum unless given
                 * @enum {string}
                 */
                twoDiceMode?: "sum" | "separate";
                /** @description Lets armies cost what they will and units have any number of figures, by agreement; false unless given */
                anyArmy?: boolean;
                /**
                 * OwnReferenceCard
                 * @description Figures of a reference card that take the place of the house’s
                 */
                card?: {
                    /** @description How answers name the card; not house */
                    name: string;
                    /** @description Hits by the total of an attack die, from 1 on without gap or overlap (BS-AD-02) */
                    hits?: {
                        /** @description Lowest total */
                        from: number;
                        /** @description Highest total */
                        to: number;
                        /** @description Hits it scores */
                        hits: number;
                    }[];
                    /** @description Factors on the number of attack dice (BS-AD-05) */
                    multipliers?: {
                        /**
                         * CardMultiplierId
                         * @description Which factor
                         * @enum {string}
                         */
                        id: "charge" | "charge-mounted-lance" | "missile-short" | "missile-medium" | "missile-long" | "routed";
                        /** @description Above the line */
                        numerator: number;
                        /** @description Below the line */
                        denominator: number;
                    }[];
                    /** @description Changes of the armor rating (BS-AR-03) */
                    armor?: {
                        /**
                         * CardArmorModifierId
                         * @description When it counts
                         * @enum {string}
                         */
                        id: "melee-flank" | "melee-rear" | "melee-defender-uphill-or-behind-obstacle" | "melee-defender-column" | "missile-soft-cover" | "missile-hard-cover" | "missile-target-irregular" | "defender-shaken" | "defender-routed" | "missile-lone-individual";
                        /** @description What is added to the armor rating */
                        modifier: number;
                    }[];
                    /** @description Changes of the morale rating (BS-MORALE-10) */
                    morale?: {
                        /**
                         * CardMoraleModifierId
                         * @description When it counts
                         * @enum {string}
                         */
                        id: "half-lost" | "enemy-on-flank" | "enemy-on-rear" | "in-command-or-hero-attached";
                        /** @description What is added to the morale rating */
                        modifier: number;
                    }[];
                    /** @description What an inch of ground costs (BS-TERR-02) */
                    terrain?: {
                        /**
                         * CardGroundId
                         * @description Kind of ground
                         * @enum {string}
                         */
                        id: "clear" | "road-in-column" | "brush" | "light-woods" | "dense-woods" | "rough" | "shallow-water" | "swamp" | "deep-water" | "uphill" | "building";
                        /** @description Movement for an inch on foot; null bars the ground */
                        foot: {
                            /** @description Above the line */
                            numerator: number;
                            /** @description Below the line */
                            denominator: number;
                        } | null;
                        /** @description Movement for an inch mounted; null bars the ground */
                        mounted: {
                            /** @description Above the line */
                            numerator: number;
                            /** @description Below the line */
                            denominator: number;
                        } | null;
                    }[];
                    /** @description What crossing an obstacle costs (BS-TERR-03) */
                    obstacles?: {
                        /**
                         * CardObstacleId
                         * @description Kind of obstacle
                         * @enum {string}
                         */
                        id: "wall" | "hedge" | "fence" | "ditch";
                        /** @description Inches to cross it on foot */
                        foot: number;
                        /** @description Inches to cross it mounted */
                        mounted: number;
                    }[];
                };
                /** @description Ground; clear where nothing lies (BS-RULING-24) */
                terrain?: {
                    /** @description Name of a unit, individual or piece */
                    id?: string;
                    /**
                     * GroundKind
                     * @description Kind of ground (BS-TERR-01)
                     * @enum {string}
                     */
                    kind: "brush" | "light-woods" | "dense-woods" | "rough" | "shallow-water" | "swamp" | "deep-water" | "building" | "road" | "hill";
                    /** @description Corners of its outline, in order */
                    outline: {
                        /** @description Inches along the long side */
                        x: number;
                        /** @description Inches from the edge of the first side */
                        y: number;
                    }[];
                }[];
                /** @description Walls, hedges, fences and ditches */
                obstacles?: {
                    /** @description Name of a unit, individual or piece */
                    id?: string;
                    /**
                     * ObstacleKind
                     * @description Kind of obstacle (BS-TERR-03)
                     * @enum {string}
                     */
                    kind: "wall" | "hedge" | "fence" | "ditch";
                    /** @description The points it runs through, in order */
                    line: {
                        /** @description Inches along the long side */
                        x: number;
                        /** @description Inches from the edge of the first side */
                        y: number;
                    }[];
                }[];
                /** @description The two sides; the first owns the edge y = 0 */
                armies: {
                    /** @description Name of a seat */
                    seat: string;
                    /** @description Its units; with a place each they need not be set up */
                    units: {
                        /** @description Name of a unit, individual or piece */
                        id?: string;
                        /** @description The figures themselves, or a reference to a troop-type of the catalog */
                        troop: {
                            /** @description Its name */
                            name: string;
                            /**
                             * RosterClass
                             * @description Foot, mounted or large figures; it gives the base (BS-GEO-03)
                             * @enum {string}
                             */
                            class: "foot" | "mounted" | "large";
                            /** @description The attack die, or two that are added (BS-STAT-02) */
                            attackDice: (4 | 6 | 8 | 10 | 12)[];
                            /** @description Armor rating (BS-STAT-03) */
                            armorRating: number;
                            /** @description Hits that remove a figure (BS-STAT-04) */
                            hits: number;
                            /** @description Morale rating (BS-STAT-05) */
                            morale: number;
                            /** @description Inches over clear ground (BS-STAT-06) */
                            movement: number;
                            /** @description Missile weapon of the catalog, by name; none unless given */
                            missile?: string | null;
                            /** @description Length of its weapons in melee (BS-MELEE-03); 1 unless given */
                            weaponLength?: number;
                            /** @description spear, pike, lance, always-irregular, large, undead, never-checks */
                            traits?: string[];
                        } | components["schemas"]["CatalogRef"];
                        /** @description The figures themselves, or a reference to a missile-weapon of the catalog */
                        weapon?: {
                            /**
                             * @description Sides of its attack die
                             * @enum {integer}
                             */
                            missileDie: 4 | 6 | 8 | 10 | 12;
                            /** @description Short range */
                            short: number;
                            /** @description Medium range */
                            medium: number;
                            /** @description Long range */
                            long: number;
                            /** @description Volleys in a turn, at most one in a step (BS-MISSILE-02) */
                            volleysPerTurn: number;
                        } | components["schemas"]["CatalogRef"];
                        /** @description Figures (BS-FORM-06) */
                        figures: number;
                        /** @description Figures side by side in the front rank */
                        files?: number;
                        /**
                         * UnitFormation
                         * @description Formation (BS-FORM-01)
                         * @enum {string}
                         */
                        formation?: "regular" | "irregular" | "column";
                        /** TablePlace */
                        at?: {
                            /** @description Inches along the long side */
                            x: number;
                            /** @description Inches from the edge of the first side */
                            y: number;
                        };
                        /** @description Degrees counter-clockwise from the long side; towards the enemy unless given */
                        facing?: number;
                    }[];
                    /** @description Its heroes and commanders; only with the module (BS-CMD-01) */
                    individuals?: {
                        /** @description Name of a unit, individual or piece */
                        id?: string;
                        /** @description The figures themselves, or a reference to a individual of the catalog */
                        individual: {
                            /** @description Its name */
                            name: string;
                            /** @description The attack die, or two that are added (BS-STAT-02) */
                            attackDice: (4 | 6 | 8 | 10 | 12)[];
                            /** @description Armor rating (BS-STAT-03) */
                            armorRating: number;
                            /** @description Hits that remove a figure (BS-STAT-04) */
                            hits: number;
                            /** @description Diameter of its command, 0 for a hero (BS-CMD-03) */
                            commandDiameter: number;
                            /** @description Inches over clear ground (BS-STAT-06) */
                            movement: number;
                        } | components["schemas"]["CatalogRef"];
                        /**
                         * LeaderRole
                         * @description What it is (BS-CMD-02)
                         * @enum {string}
                         */
                        role: "hero" | "commander" | "army-commander";
                        /** @description Name of a unit, individual or piece */
                        with?: string;
                        /** TablePlace */
                        at?: {
                            /** @description Inches along the long side */
                            x: number;
                            /** @description Inches from the edge of the first side */
                            y: number;
                        };
                    }[];
                }[];
            };
            /** @description Who moves */
            unit: string;
            /** @description What it does, in order */
            steps: {
                /**
                 * MovementStepKind
                 * @description What it does
                 * @enum {string}
                 */
                kind: "advance" | "wheel" | "face" | "form" | "frontage" | "go";
                /** @description How far it advances */
                inches?: number;
                /** @description Degrees to the left of straight ahead, 45 at most (BS-MOVE-02); 0 unless given */
                slant?: number;
                /**
                 * MovementHand
                 * @description About which front corner it wheels (BS-MOVE-03)
                 * @enum {string}
                 */
                hand?: "left" | "right";
                /** @description How far round it wheels */
                degrees?: number;
                /**
                 * MovementFacing
                 * @description Where it faces to (BS-MOVE-04)
                 * @enum {string}
                 */
                to?: "left" | "right" | "about";
                /**
                 * Formation
                 * @description Formation of the unit (BS-FORM-01); regular unless given
                 * @enum {string}
                 */
                formation?: "regular" | "irregular" | "column";
                /** @description Figures in the front rank after a change (BS-FORM-03, BS-FORM-04) */
                files?: number;
                /**
                 * MovementPlace
                 * @description Where an individual alone goes (BS-CMD-06)
                 */
                place?: {
                    /** @description Inches along the long side */
                    x: number;
                    /** @description Inches from the edge of the first side */
                    y: number;
                };
            }[];
        };
        BattlesystemOddsAttackAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "battlesystem";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2nd edition, 1989";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "attack";
            /**
             * @description How the odds were found: every outcome counted, or a sample taken
             * @enum {string}
             */
            method: "exact" | "sampled";
            /** @description How many resolutions were counted; only in sampled odds */
            samples?: number;
            /** @description Seed of the sample; only in sampled odds */
            seed?: string;
            /** @description Every outcome; chances sum to exactly 1 */
            outcomes: {
                /**
                 * AttackOutcome
                 * @description What comes of it
                 */
                outcome: {
                    /** @description Hits left after armor */
                    suffered: number;
                    /** @description Figures removed */
                    figuresRemoved: number;
                    /** @description Hits that stay marked */
                    partialHits: number;
                    /** @description Figures left, if their number was given */
                    figuresLeft: number | null;
                    /** @description Whether no figure is left */
                    destroyed: boolean;
                };
                chance: components["schemas"]["ExactRatio"];
            }[];
            /** @description Exact mean of each number */
            means: {
                suffered?: components["schemas"]["ExactRatio"];
                figuresRemoved?: components["schemas"]["ExactRatio"];
                partialHits?: components["schemas"]["ExactRatio"];
                figuresLeft?: components["schemas"]["ExactRatio"];
            };
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        BattlesystemOddsAttackRequest: {
            input: components["schemas"]["BattlesystemAttackInput"];
            /**
             * @description exact counts every outcome; sampled resolves again and again and tells intervals
             * @default exact
             * @enum {string}
             */
            method?: "exact" | "sampled";
            /**
             * @description How many resolutions to count; only for sampled odds
             * @default 10000
             */
            samples?: number;
            /** @description Seed of the sample; only for sampled odds, drawn if left out */
            seed?: string;
        };
        BattlesystemOddsChargeCheckAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "battlesystem";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2nd edition, 1989";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "charge-check";
            /**
             * @description How the odds were found: every outcome counted, or a sample taken
             * @enum {string}
             */
            method: "exact" | "sampled";
            /** @description How many resolutions were counted; only in sampled odds */
            samples?: number;
            /** @description Seed of the sample; only in sampled odds */
            seed?: string;
            /** @description Every outcome; chances sum to exactly 1 */
            outcomes: {
                /**
                 * ChargeCheckOutcome
                 * @description What comes of it
                 */
                outcome: {
                    /** @description Whether the unit charges */
                    charges: boolean;
                };
                chance: components["schemas"]["ExactRatio"];
            }[];
            /** @description Exact mean of each number */
            means: Record<string, never>;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        BattlesystemOddsChargeCheckRequest: {
            input: components["schemas"]["BattlesystemChargeCheckInput"];
            /**
             * @description exact counts every outcome; sampled resolves again and again and tells intervals
             * @default exact
             * @enum {string}
             */
            method?: "exact" | "sampled";
            /**
             * @description How many resolutions to count; only for sampled odds
             * @default 10000
             */
            samples?: number;
            /** @description Seed of the sample; only for sampled odds, drawn if left out */
            seed?: string;
        };
        BattlesystemOddsInitiativeAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "battlesystem";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2nd edition, 1989";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "initiative";
            /**
             * @description How the odds were found: every outcome counted, or a sample taken
             * @enum {string}
             */
            method: "exact" | "sampled";
            /** @description How many resolutions were counted; only in sampled odds */
            samples?: number;
            /** @description Seed of the sample; only in sampled odds */
            seed?: string;
            /** @description Every outcome; chances sum to exactly 1 */
            outcomes: {
                /**
                 * InitiativeResult
                 * @description What comes of it
                 */
                outcome: {
                    /** @description The side with the lower total: it chooses to be First or Second Player */
                    winner: number;
                };
                chance: components["schemas"]["ExactRatio"];
            }[];
            /** @description Exact mean of each number */
            means: {
                winner?: components["schemas"]["ExactRatio"];
            };
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        BattlesystemOddsInitiativeRequest: {
            input: components["schemas"]["BattlesystemInitiativeInput"];
            /**
             * @description exact counts every outcome; sampled resolves again and again and tells intervals
             * @default exact
             * @enum {string}
             */
            method?: "exact" | "sampled";
            /**
             * @description How many resolutions to count; only for sampled odds
             * @default 10000
             */
            samples?: number;
            /** @description Seed of the sample; only for sampled odds, drawn if left out */
            seed?: string;
        };
        BattlesystemOddsMeleeAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "battlesystem";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2nd edition, 1989";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "melee";
            /**
             * @description How the odds were found: every outcome counted, or a sample taken
             * @enum {string}
             */
            method: "exact" | "sampled";
            /** @description How many resolutions were counted; only in sampled odds */
            samples?: number;
            /** @description Seed of the sample; only in sampled odds */
            seed?: string;
            /** @description Every outcome; chances sum to exactly 1 */
            outcomes: {
                /**
                 * MeleeOutcome
                 * @description What comes of it
                 */
                outcome: {
                    /** MeleeFirstFate */
                    first: {
                        /** @description Figures left */
                        figuresLeft: number;
                        /** @description Hits that stay marked */
                        partialHits: number;
                        /**
                         * OrderState
                         * @description Order state afterwards
                         * @enum {string}
                         */
                        state: "good" | "shaken" | "routed";
                        /** @description Inches it retreats */
                        retreats: number;
                    };
                    /** MeleeSecondFate */
                    second: {
                        /** @description Figures left */
                        figuresLeft: number;
                        /** @description Hits that stay marked */
                        partialHits: number;
                        /**
                         * OrderState
                         * @description Order state afterwards
                         * @enum {string}
                         */
                        state: "good" | "shaken" | "routed";
                        /** @description Inches it retreats */
                        retreats: number;
                    };
                };
                chance: components["schemas"]["ExactRatio"];
            }[];
            /** @description Exact mean of each number */
            means: Record<string, never>;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        BattlesystemOddsMeleeRequest: {
            input: components["schemas"]["BattlesystemMeleeInput"];
            /**
             * @description exact counts every outcome; sampled resolves again and again and tells intervals
             * @default exact
             * @enum {string}
             */
            method?: "exact" | "sampled";
            /**
             * @description How many resolutions to count; only for sampled odds
             * @default 10000
             */
            samples?: number;
            /** @description Seed of the sample; only for sampled odds, drawn if left out */
            seed?: string;
        };
        BattlesystemOddsMoraleCheckAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "battlesystem";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2nd edition, 1989";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "morale-check";
            /**
             * @description How the odds were found: every outcome counted, or a sample taken
             * @enum {string}
             */
            method: "exact" | "sampled";
            /** @description How many resolutions were counted; only in sampled odds */
            samples?: number;
            /** @description Seed of the sample; only in sampled odds */
            seed?: string;
            /** @description Every outcome; chances sum to exactly 1 */
            outcomes: {
                /**
                 * MoraleCheckOutcome
                 * @description What comes of it
                 */
                outcome: {
                    /**
                     * OrderState
                     * @description Order state afterwards
                     * @enum {string}
                     */
                    state: "good" | "shaken" | "routed";
                    /** @description Inches the unit retreats */
                    retreats: number;
                };
                chance: components["schemas"]["ExactRatio"];
            }[];
            /** @description Exact mean of each number */
            means: {
                retreats?: components["schemas"]["ExactRatio"];
            };
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        BattlesystemOddsMoraleCheckRequest: {
            input: components["schemas"]["BattlesystemMoraleCheckInput"];
            /**
             * @description exact counts every outcome; sampled resolves again and again and tells intervals
             * @default exact
             * @enum {string}
             */
            method?: "exact" | "sampled";
            /**
             * @description How many resolutions to count; only for sampled odds
             * @default 10000
             */
            samples?: number;
            /** @description Seed of the sample; only for sampled odds, drawn if left out */
            seed?: string;
        };
        BattlesystemOddsOpportunityFireAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "battlesystem";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2nd edition, 1989";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "opportunity-fire";
            /**
             * @description How the odds were found: every outcome counted, or a sample taken
             * @enum {string}
             */
            method: "exact" | "sampled";
            /** @description How many resolutions were counted; only in sampled odds */
            samples?: number;
            /** @description Seed of the sample; only in sampled odds */
            seed?: string;
            /** @description Every outcome; chances sum to exactly 1 */
            outcomes: {
                /**
                 * OpportunityFireOutcome
                 * @description What comes of it
                 */
                outcome: {
                    /** @description Hits left after armor */
                    suffered: number;
                    /** @description Figures removed */
                    figuresRemoved: number;
                    /** @description Hits that stay marked */
                    partialHits: number;
                    /** @description Figures left, if their number was given */
                    figuresLeft: number | null;
                    /** @description Whether no figure is left */
                    destroyed: boolean;
                };
                chance: components["schemas"]["ExactRatio"];
            }[];
            /** @description Exact mean of each number */
            means: {
                suffered?: components["schemas"]["ExactRatio"];
                figuresRemoved?: components["schemas"]["ExactRatio"];
                partialHits?: components["schemas"]["ExactRatio"];
                figuresLeft?: components["schemas"]["ExactRatio"];
            };
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        BattlesystemOddsOpportunityFireRequest: {
            input: components["schemas"]["BattlesystemOpportunityFireInput"];
            /**
             * @description exact counts every outcome; sampled resolves again and again and tells intervals
             * @default exact
             * @enum {string}
             */
            method?: "exact" | "sampled";
            /**
             * @description How many resolutions to count; only for sampled odds
             * @default 10000
             */
            samples?: number;
            /** @description Seed of the sample; only for sampled odds, drawn if left out */
            seed?: string;
        };
        BattlesystemOddsRallyAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "battlesystem";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2nd edition, 1989";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "rally";
            /**
             * @description How the odds were found: every outcome counted, or a sample taken
             * @enum {string}
             */
            method: "exact" | "sampled";
            /** @description How many resolutions were counted; only in sampled odds */
            samples?: number;
            /** @description Seed of the sample; only in sampled odds */
            seed?: string;
            /** @description Every outcome; chances sum to exactly 1 */
            outcomes: {
                /**
                 * RallyOutcome
                 * @description What comes of it
                 */
                outcome: {
                    /** @description Whether the unit improved */
                    rallied: boolean;
                    /**
                     * OrderState
                     * @description Order state afterwards
                     * @enum {string}
                     */
                    state: "good" | "shaken" | "routed";
                    /** @description Whether the unit must make its rout move now (BS-RALLY-03) */
                    routMove: boolean;
                };
                chance: components["schemas"]["ExactRatio"];
            }[];
            /** @description Exact mean of each number */
            means: Record<string, never>;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        BattlesystemOddsRallyRequest: {
            input: components["schemas"]["BattlesystemRallyInput"];
            /**
             * @description exact counts every outcome; sampled resolves again and again and tells intervals
             * @default exact
             * @enum {string}
             */
            method?: "exact" | "sampled";
            /**
             * @description How many resolutions to count; only for sampled odds
             * @default 10000
             */
            samples?: number;
            /** @description Seed of the sample; only for sampled odds, drawn if left out */
            seed?: string;
        };
        /** OpportunityFire */
        BattlesystemOpportunityFireInput: {
            /** BattlesystemSetup */
            battle: {
                /**
                 * BattleScenario
                 * @description The scenario (BS-SCEN-03, BS-SCEN-04); a pitched battle unless given
                 * @enum {string}
                 */
                scenario?: "pitched-battle" | "hold-the-hill";
                /** @description Points each army may cost (BS-SCEN-03); 300 unless given */
                points?: number;
                /** @description Turns; 10 unless given */
                turns?: number;
                /** @description Length of the table in inches (BS-GEO-01); 96 unless given */
                width?: number;
                /** @description Width of the table in inches; 48 unless given */
                height?: number;
                /** @description How deep an army sets up; 10 unless given */
                deploymentDepth?: number;
                /** @description Whether heroes and commanders are played (BS-SCEN-02, BS-CMD-01); false unless given */
                commanders?: boolean;
                /**
                 * TwoDiceLookup
                 * @description How two attack dice are looked up (BS-RULING-05); sum unless given
                 * @enum {string}
                 */
                twoDiceMode?: "sum" | "separate";
                /** @description Lets armies cost what they will and units have any number of figures, by agreement; false unless given */
                anyArmy?: boolean;
                /**
                 * OwnReferenceCard
                 * @description Figures of a reference card that take the place of the house’s
                 */
                card?: {
                    /** @description How answers name the card; not house */
                    name: string;
                    /** @description Hits by the total of an attack die, from 1 on without gap or overlap (BS-AD-02) */
                    hits?: {
                        /** @description Lowest total */
                        from: number;
                        /** @description Highest total */
                        to: number;
                        /** @description Hits it scores */
                        hits: number;
                    }[];
                    /** @description Factors on the number of attack dice (BS-AD-05) */
                    multipliers?: {
                        /**
                         * CardMultiplierId
                         * @description Which factor
                         * @enum {string}
                         */
                        id: "charge" | "charge-mounted-lance" | "missile-short" | "missile-medium" | "missile-long" | "routed";
                        /** @description Above the line */
                        numerator: number;
                        /** @description Below the line */
                        denominator: number;
                    }[];
                    /** @description Changes of the armor rating (BS-AR-03) */
                    armor?: {
                        /**
                         * CardArmorModifierId
                         * @description When it counts
                         * @enum {string}
                         */
                        id: "melee-flank" | "melee-rear" | "melee-defender-uphill-or-behind-obstacle" | "melee-defender-column" | "missile-soft-cover" | "missile-hard-cover" | "missile-target-irregular" | "defender-shaken" | "defender-routed" | "missile-lone-individual";
                        /** @description What is added to the armor rating */
                        modifier: number;
                    }[];
                    /** @description Changes of the morale rating (BS-MORALE-10) */
                    morale?: {
                        /**
                         * CardMoraleModifierId
                         * @description When it counts
                         * @enum {string}
                         */
                        id: "half-lost" | "enemy-on-flank" | "enemy-on-rear" | "in-command-or-hero-attached";
                        /** @description What is added to the morale rating */
                        modifier: number;
                    }[];
                    /** @description What an inch of ground costs (BS-TERR-02) */
                    terrain?: {
                        /**
                         * CardGroundId
                         * @description Kind of ground
                         * @enum {string}
                         */
                        id: "clear" | "road-in-column" | "brush" | "light-woods" | "dense-woods" | "rough" | "shallow-water" | "swamp" | "deep-water" | "uphill" | "building";
                        /** @description Movement for an inch on foot; null bars the ground */
                        foot: {
                            /** @description Above the line */
                            numerator: number;
                            /** @description Below the line */
                            denominator: number;
                        } | null;
                        /** @description Movement for an inch mounted; null bars the ground */
                        mounted: {
                            /** @description Above the line */
                            numerator: number;
                            /** @description Below the line */
                            denominator: number;
                        } | null;
                    }[];
                    /** @description What crossing an obstacle costs (BS-TERR-03) */
                    obstacles?: {
                        /**
                         * CardObstacleId
                         * @description Kind of obstacle
                         * @enum {string}
                         */
                        id: "wall" | "hedge" | "fence" | "ditch";
                        /** @description Inches to cross it on foot */
                        foot: number;
                        /** @description Inches to cross it mounted */
                        mounted: number;
                    }[];
                };
                /** @description Ground; clear where nothing lies (BS-RULING-24) */
                terrain?: {
                    /** @description Name of a unit, individual or piece */
                    id?: string;
                    /**
                     * GroundKind
                     * @description Kind of ground (BS-TERR-01)
                     * @enum {string}
                     */
                    kind: "brush" | "light-woods" | "dense-woods" | "rough" | "shallow-water" | "swamp" | "deep-water" | "building" | "road" | "hill";
                    /** @description Corners of its outline, in order */
                    outline: {
                        /** @description Inches along the long side */
                        x: number;
                        /** @description Inches from the edge of the first side */
                        y: number;
                    }[];
                }[];
                /** @description Walls, hedges, fences and ditches */
                obstacles?: {
                    /** @description Name of a unit, individual or piece */
                    id?: string;
                    /**
                     * ObstacleKind
                     * @description Kind of obstacle (BS-TERR-03)
                     * @enum {string}
                     */
                    kind: "wall" | "hedge" | "fence" | "ditch";
                    /** @description The points it runs through, in order */
                    line: {
                        /** @description Inches along the long side */
                        x: number;
                        /** @description Inches from the edge of the first side */
                        y: number;
                    }[];
                }[];
                /** @description The two sides; the first owns the edge y = 0 */
                armies: {
                    /** @description Name of a seat */
                    seat: string;
                    /** @description Its units; with a place each they need not be set up */
                    units: {
                        /** @description Name of a unit, individual or piece */
                        id?: string;
                        /** @description The figures themselves, or a reference to a troop-type of the catalog */
                        troop: {
                            /** @description Its name */
                            name: string;
                            /**
                             * RosterClass
                             * @description Foot, mounted or large figures; it gives the base (BS-GEO-03)
                             * @enum {string}
                             */
                            class: "foot" | "mounted" | "large";
                            /** @description The attack die, or two that are added (BS-STAT-02) */
                            attackDice: (4 | 6 | 8 | 10 | 12)[];
                            /** @description Armor rating (BS-STAT-03) */
                            armorRating: number;
                            /** @description Hits that remove a figure (BS-STAT-04) */
                            hits: number;
                            /** @description Morale rating (BS-STAT-05) */
                            morale: number;
                            /** @description Inches over clear ground (BS-STAT-06) */
                            movement: number;
                            /** @description Missile weapon of the catalog, by name; none unless given */
                            missile?: string | null;
                            /** @description Length of its weapons in melee (BS-MELEE-03); 1 unless given */
                            weaponLength?: number;
                            /** @description spear, pike, lance, always-irregular, large, undead, never-checks */
                            traits?: string[];
                        } | components["schemas"]["CatalogRef"];
                        /** @description The figures themselves, or a reference to a missile-weapon of the catalog */
                        weapon?: {
                            /**
                             * @description Sides of its attack die
                             * @enum {integer}
                             */
                            missileDie: 4 | 6 | 8 | 10 | 12;
                            /** @description Short range */
                            short: number;
                            /** @description Medium range */
                            medium: number;
                            /** @description Long range */
                            long: number;
                            /** @description Volleys in a turn, at most one in a step (BS-MISSILE-02) */
                            volleysPerTurn: number;
                        } | components["schemas"]["CatalogRef"];
                        /** @description Figures (BS-FORM-06) */
                        figures: number;
                        /** @description Figures side by side in the front rank */
                        files?: number;
                        /**
                         * UnitFormation
                         * @description Formation (BS-FORM-01)
                         * @enum {string}
                         */
                        formation?: "regular" | "irregular" | "column";
                        /** TablePlace */
                        at?: {
                            /** @description Inches along the long side */
                            x: number;
                            /** @description Inches from the edge of the first side */
                            y: number;
                        };
                        /** @description Degrees counter-clockwise from the long side; towards the enemy unless given */
                        facing?: number;
                    }[];
                    /** @description Its heroes and commanders; only with the module (BS-CMD-01) */
                    individuals?: {
                        /** @description Name of a unit, individual or piece */
                        id?: string;
                        /** @description The figures themselves, or a reference to a individual of the catalog */
                        individual: {
                            /** @description Its name */
                            name: string;
                            /** @description The attack die, or two that are added (BS-STAT-02) */
                            attackDice: (4 | 6 | 8 | 10 | 12)[];
                            /** @description Armor rating (BS-STAT-03) */
                            armorRating: number;
                            /** @description Hits that remove a figure (BS-STAT-04) */
                            hits: number;
                            /** @description Diameter of its command, 0 for a hero (BS-CMD-03) */
                            commandDiameter: number;
                            /** @description Inches over clear ground (BS-STAT-06) */
                            movement: number;
                        } | components["schemas"]["CatalogRef"];
                        /**
                         * LeaderRole
                         * @description What it is (BS-CMD-02)
                         * @enum {string}
                         */
                        role: "hero" | "commander" | "army-commander";
                        /** @description Name of a unit, individual or piece */
                        with?: string;
                        /** TablePlace */
                        at?: {
                            /** @description Inches along the long side */
                            x: number;
                            /** @description Inches from the edge of the first side */
                            y: number;
                        };
                    }[];
                }[];
            };
            /** @description Who fires */
            unit: string;
            /** @description The enemy that moves */
            mover: string;
            /** @description How it moves, in order */
            steps: {
                /**
                 * MovementStepKind
                 * @description What it does
                 * @enum {string}
                 */
                kind: "advance" | "wheel" | "face" | "form" | "frontage" | "go";
                /** @description How far it advances */
                inches?: number;
                /** @description Degrees to the left of straight ahead, 45 at most (BS-MOVE-02); 0 unless given */
                slant?: number;
                /**
                 * MovementHand
                 * @description About which front corner it wheels (BS-MOVE-03)
                 * @enum {string}
                 */
                hand?: "left" | "right";
                /** @description How far round it wheels */
                degrees?: number;
                /**
                 * MovementFacing
                 * @description Where it faces to (BS-MOVE-04)
                 * @enum {string}
                 */
                to?: "left" | "right" | "about";
                /**
                 * Formation
                 * @description Formation of the unit (BS-FORM-01); regular unless given
                 * @enum {string}
                 */
                formation?: "regular" | "irregular" | "column";
                /** @description Figures in the front rank after a change (BS-FORM-03, BS-FORM-04) */
                files?: number;
                /**
                 * MovementPlace
                 * @description Where an individual alone goes (BS-CMD-06)
                 */
                place?: {
                    /** @description Inches along the long side */
                    x: number;
                    /** @description Inches from the edge of the first side */
                    y: number;
                };
            }[];
            /** @description How far along its path it has come when it is fired at (BS-MISSILE-08) */
            at: number;
        };
        /** Rally */
        BattlesystemRallyInput: {
            /** RallyingUnit */
            unit: {
                /** @description The figures themselves, or a reference to a troop-type of the catalog */
                troop: {
                    /** @description Morale rating, the higher the better (BS-STAT-05) */
                    morale: number;
                    /** @description Traits such as lance or never-checks */
                    traits?: string[];
                } | components["schemas"]["CatalogRef"];
                /** @description Figures present; with the figures at the start it tells whether half are lost */
                figures?: number;
                /** @description Figures at the start of the battle (BS-RULING-10) */
                startFigures?: number;
                /** @description At least half the figures are lost; not needed if both numbers are given; false unless given */
                halfLost?: boolean;
                /**
                 * EnemyOn
                 * @description Whether an enemy touches the flank or the rear (BS-MORALE-10); none unless given
                 * @enum {string}
                 */
                enemyOn?: "none" | "flank" | "rear";
                /** @description In command of a commander, or a hero is attached (BS-CMD-04); false unless given */
                commanded?: boolean;
                /**
                 * OrderState
                 * @description Order state of the unit (BS-MORALE-02)
                 * @enum {string}
                 */
                state: "good" | "shaken" | "routed";
                /** @description Touches an enemy; bars the rally (BS-RALLY-01); false unless given */
                inContact?: boolean;
            };
            /**
             * OwnReferenceCard
             * @description Figures of a reference card that take the place of the house’s
             */
            card?: {
                /** @description How answers name the card; not house */
                name: string;
                /** @description Hits by the total of an attack die, from 1 on without gap or overlap (BS-AD-02) */
                hits?: {
                    /** @description Lowest total */
                    from: number;
                    /** @description Highest total */
                    to: number;
                    /** @description Hits it scores */
                    hits: number;
                }[];
                /** @description Factors on the number of attack dice (BS-AD-05) */
                multipliers?: {
                    /**
                     * CardMultiplierId
                     * @description Which factor
                     * @enum {string}
                     */
                    id: "charge" | "charge-mounted-lance" | "missile-short" | "missile-medium" | "missile-long" | "routed";
                    /** @description Above the line */
                    numerator: number;
                    /** @description Below the line */
                    denominator: number;
                }[];
                /** @description Changes of the armor rating (BS-AR-03) */
                armor?: {
                    /**
                     * CardArmorModifierId
                     * @description When it counts
                     * @enum {string}
                     */
                    id: "melee-flank" | "melee-rear" | "melee-defender-uphill-or-behind-obstacle" | "melee-defender-column" | "missile-soft-cover" | "missile-hard-cover" | "missile-target-irregular" | "defender-shaken" | "defender-routed" | "missile-lone-individual";
                    /** @description What is added to the armor rating */
                    modifier: number;
                }[];
                /** @description Changes of the morale rating (BS-MORALE-10) */
                morale?: {
                    /**
                     * CardMoraleModifierId
                     * @description When it counts
                     * @enum {string}
                     */
                    id: "half-lost" | "enemy-on-flank" | "enemy-on-rear" | "in-command-or-hero-attached";
                    /** @description What is added to the morale rating */
                    modifier: number;
                }[];
                /** @description What an inch of ground costs (BS-TERR-02) */
                terrain?: {
                    /**
                     * CardGroundId
                     * @description Kind of ground
                     * @enum {string}
                     */
                    id: "clear" | "road-in-column" | "brush" | "light-woods" | "dense-woods" | "rough" | "shallow-water" | "swamp" | "deep-water" | "uphill" | "building";
                    /** @description Movement for an inch on foot; null bars the ground */
                    foot: {
                        /** @description Above the line */
                        numerator: number;
                        /** @description Below the line */
                        denominator: number;
                    } | null;
                    /** @description Movement for an inch mounted; null bars the ground */
                    mounted: {
                        /** @description Above the line */
                        numerator: number;
                        /** @description Below the line */
                        denominator: number;
                    } | null;
                }[];
                /** @description What crossing an obstacle costs (BS-TERR-03) */
                obstacles?: {
                    /**
                     * CardObstacleId
                     * @description Kind of obstacle
                     * @enum {string}
                     */
                    id: "wall" | "hedge" | "fence" | "ditch";
                    /** @description Inches to cross it on foot */
                    foot: number;
                    /** @description Inches to cross it mounted */
                    mounted: number;
                }[];
            };
        };
        BattlesystemResolveArmyAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "battlesystem";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2nd edition, 1989";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "army";
            /**
             * ArmyListResult
             * @description What happened
             */
            result: {
                /** @description Whether it may be fielded */
                legal: boolean;
                /** @description Everything that is wrong with it */
                faults: {
                    /** @description Stable code */
                    code: string;
                    /** @description Rule that is broken */
                    rule: string;
                    /** @description What is wrong */
                    message: string;
                    /** @description Where in the list */
                    pointer: string;
                }[];
                /** @description What each unit and individual costs */
                costs: {
                    /** @description Whose cost */
                    name: string;
                    /** @description How many */
                    figures: number;
                    /** @description Points of one (BS-POINT-01, BS-POINT-02) */
                    each: number;
                    /** @description Points of all */
                    total: number;
                }[];
                /** @description Points of the whole army */
                cost: number;
                /** @description Points left; below 0 if it is too dear */
                left: number;
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        BattlesystemResolveArmyRequest: {
            input: components["schemas"]["BattlesystemArmyInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        BattlesystemResolveAttackAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "battlesystem";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2nd edition, 1989";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "attack";
            /**
             * AttackResult
             * @description What happened
             */
            result: {
                /** @description The reference card that was used: house, or the name of the caller’s own */
                card: string;
                /** @description Attack dice thrown after all factors */
                attackDice: number;
                /** @description Range band of a missile attack */
                range: ("short" | "medium" | "long") | null;
                /** @description Armor rating after modifiers */
                armorRating: number;
                /** @description Hits scored */
                hits: number;
                /** @description Hits cancelled by armor */
                cancelled: number;
                /** @description Hits left after armor */
                suffered: number;
                /** @description Figures removed */
                figuresRemoved: number;
                /** @description Hits that stay marked */
                partialHits: number;
                /** @description Figures left, if their number was given */
                figuresLeft: number | null;
                /** @description Whether no figure is left */
                destroyed: boolean;
                /** @description Reasons for a morale check that this attack gives; none for a unit that makes no more checks (BS-MORALE-06, BS-MORALE-08) */
                moraleTriggers: string[];
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        BattlesystemResolveAttackRequest: {
            input: components["schemas"]["BattlesystemAttackInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        BattlesystemResolveChargeCheckAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "battlesystem";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2nd edition, 1989";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "charge-check";
            /**
             * ChargeCheckResult
             * @description What happened
             */
            result: {
                /** @description The reference card that was used: house, or the name of the caller’s own */
                card: string;
                /** @description Morale rating after modifiers; null where no check is needed */
                rating: number | null;
                /** @description Total of the check; null where none is needed */
                roll: number | null;
                /** @description Whether the unit charges; else it does not move this turn */
                charges: boolean;
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        BattlesystemResolveChargeCheckRequest: {
            input: components["schemas"]["BattlesystemChargeCheckInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        BattlesystemResolveInitiativeAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "battlesystem";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2nd edition, 1989";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "initiative";
            /**
             * InitiativeResult
             * @description What happened
             */
            result: {
                /** @description The side with the lower total: it chooses to be First or Second Player */
                winner: number;
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        BattlesystemResolveInitiativeRequest: {
            input: components["schemas"]["BattlesystemInitiativeInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        BattlesystemResolveMeleeAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "battlesystem";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2nd edition, 1989";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "melee";
            /**
             * MeleeResult
             * @description What happened
             */
            result: {
                /** @description The reference card that was used: house, or the name of the caller’s own */
                card: string;
                /**
                 * MeleeOrder
                 * @description Who strikes first
                 * @enum {string}
                 */
                order: "first" | "second" | "together";
                /** @description What it has over the other (BS-MELEE-03) */
                firstAdvantages: ("length" | "rear" | "ground" | "size")[];
                /** @description What it has over the other (BS-MELEE-03) */
                secondAdvantages: ("length" | "rear" | "ground" | "size")[];
                /** MeleeFirstFate */
                first: {
                    /** @description Figures left */
                    figuresLeft: number;
                    /** @description Hits that stay marked */
                    partialHits: number;
                    /**
                     * OrderState
                     * @description Order state afterwards
                     * @enum {string}
                     */
                    state: "good" | "shaken" | "routed";
                    /** @description Inches it retreats */
                    retreats: number;
                };
                /** MeleeSecondFate */
                second: {
                    /** @description Figures left */
                    figuresLeft: number;
                    /** @description Hits that stay marked */
                    partialHits: number;
                    /**
                     * OrderState
                     * @description Order state afterwards
                     * @enum {string}
                     */
                    state: "good" | "shaken" | "routed";
                    /** @description Inches it retreats */
                    retreats: number;
                };
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        BattlesystemResolveMeleeRequest: {
            input: components["schemas"]["BattlesystemMeleeInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        BattlesystemResolveMoraleCheckAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "battlesystem";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2nd edition, 1989";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "morale-check";
            /**
             * MoraleCheckResult
             * @description What happened
             */
            result: {
                /** @description The reference card that was used: house, or the name of the caller’s own */
                card: string;
                /**
                 * MoraleAct
                 * @description What was done; none where the unit never checks
                 * @enum {string}
                 */
                choice: "check" | "retreat" | "none";
                /** @description Morale rating after modifiers; null where the unit never checks */
                rating: number | null;
                /** @description Total of the first check */
                roll: number | null;
                /** @description Total of the second check of a shaken unit */
                secondRoll: number | null;
                /** @description Whether the unit kept its state and its place */
                passed: boolean;
                /**
                 * OrderState
                 * @description Order state afterwards
                 * @enum {string}
                 */
                state: "good" | "shaken" | "routed";
                /** @description Inches the unit retreats */
                retreats: number;
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        BattlesystemResolveMoraleCheckRequest: {
            input: components["schemas"]["BattlesystemMoraleCheckInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        BattlesystemResolveMovementAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "battlesystem";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2nd edition, 1989";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "movement";
            /**
             * MovementBudgetResult
             * @description What happened
             */
            result: {
                /** @description The reference card whose costs were used: house, or the name of the caller’s own */
                card: string;
                /** @description Whether it may move so */
                legal: boolean;
                /** @description Why it may not */
                fault: {
                    /** @description Stable code */
                    code: string;
                    /** @description Rule that forbids it */
                    rule: string;
                    /** @description Why not */
                    message: string;
                } | null;
                /** @description Movement it has (BS-MOVE-01) */
                allowance: number;
                /** @description Movement that the steps cost, as far as they go */
                cost: number;
                /** @description Length of the way */
                inches: number;
                /**
                 * MovementEnd
                 * @description What ends it
                 * @enum {string}
                 */
                ends: "done" | "enemy" | "friend" | "barred" | "edge" | "spent" | "no-room" | "no-charge";
                /** UnitStanding */
                standing: {
                    /** @description Middle of its front edge, along the long side */
                    x: number;
                    /** @description Middle of its front edge, from the edge of the first side */
                    y: number;
                    /** @description The direction it faces, as a unit vector */
                    facingX: number;
                    /** @description The direction it faces, as a unit vector */
                    facingY: number;
                    /** @description Figures */
                    figures: number;
                    /** @description Figures in the front rank */
                    files: number;
                    /**
                     * Formation
                     * @description Formation of the unit (BS-FORM-01); regular unless given
                     * @enum {string}
                     */
                    formation: "regular" | "irregular" | "column";
                };
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        BattlesystemResolveMovementRequest: {
            input: components["schemas"]["BattlesystemMovementInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        BattlesystemResolveOpportunityFireAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "battlesystem";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2nd edition, 1989";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "opportunity-fire";
            /**
             * OpportunityFireResult
             * @description What happened
             */
            result: {
                /** @description The reference card that was used: house, or the name of the caller’s own */
                card: string;
                /** UnitStanding */
                moverStands: {
                    /** @description Middle of its front edge, along the long side */
                    x: number;
                    /** @description Middle of its front edge, from the edge of the first side */
                    y: number;
                    /** @description The direction it faces, as a unit vector */
                    facingX: number;
                    /** @description The direction it faces, as a unit vector */
                    facingY: number;
                    /** @description Figures */
                    figures: number;
                    /** @description Figures in the front rank */
                    files: number;
                    /**
                     * Formation
                     * @description Formation of the unit (BS-FORM-01); regular unless given
                     * @enum {string}
                     */
                    formation: "regular" | "irregular" | "column";
                };
                /** @description Attack dice thrown after all factors */
                attackDice: number;
                /** @description Armor rating after modifiers */
                armorRating: number;
                /** @description Hits scored */
                hits: number;
                /** @description Hits left after armor */
                suffered: number;
                /** @description Figures removed */
                figuresRemoved: number;
                /** @description Hits that stay marked */
                partialHits: number;
                /** @description Figures left, if their number was given */
                figuresLeft: number | null;
                /** @description Whether no figure is left */
                destroyed: boolean;
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        BattlesystemResolveOpportunityFireRequest: {
            input: components["schemas"]["BattlesystemOpportunityFireInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        BattlesystemResolveRallyAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "battlesystem";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2nd edition, 1989";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "rally";
            /**
             * RallyResult
             * @description What happened
             */
            result: {
                /** @description The reference card that was used: house, or the name of the caller’s own */
                card: string;
                /** @description Morale rating after modifiers */
                rating: number;
                /** @description Total of the check */
                roll: number | null;
                /** @description Whether the unit improved */
                rallied: boolean;
                /**
                 * OrderState
                 * @description Order state afterwards
                 * @enum {string}
                 */
                state: "good" | "shaken" | "routed";
                /** @description Whether the unit must make its rout move now (BS-RALLY-03) */
                routMove: boolean;
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        BattlesystemResolveRallyRequest: {
            input: components["schemas"]["BattlesystemRallyInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        BattlesystemResolveRetreatAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "battlesystem";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2nd edition, 1989";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "retreat";
            /**
             * RetreatResult
             * @description What happened
             */
            result: {
                /** @description No room for an inch: the unit is one state worse in place of it (BS-RETREAT-03) */
                barred: boolean;
                /** @description Whether it goes off the table (BS-RETREAT-02) */
                leaves: boolean;
                /** @description How far it goes */
                inches: number;
                /** @description Where it ends; null if it leaves */
                standing: {
                    /** @description Middle of its front edge, along the long side */
                    x: number;
                    /** @description Middle of its front edge, from the edge of the first side */
                    y: number;
                    /** @description The direction it faces, as a unit vector */
                    facingX: number;
                    /** @description The direction it faces, as a unit vector */
                    facingY: number;
                    /** @description Figures */
                    figures: number;
                    /** @description Figures in the front rank */
                    files: number;
                    /**
                     * Formation
                     * @description Formation of the unit (BS-FORM-01); regular unless given
                     * @enum {string}
                     */
                    formation: "regular" | "irregular" | "column";
                } | null;
                /** @description Its troops */
                troop: string;
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        BattlesystemResolveRetreatRequest: {
            input: components["schemas"]["BattlesystemRetreatInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        /** Retreat */
        BattlesystemRetreatInput: {
            /** BattlesystemSetup */
            battle: {
                /**
                 * BattleScenario
                 * @description The scenario (BS-SCEN-03, BS-SCEN-04); a pitched battle unless given
                 * @enum {string}
                 */
                scenario?: "pitched-battle" | "hold-the-hill";
                /** @description Points each army may cost (BS-SCEN-03); 300 unless given */
                points?: number;
                /** @description Turns; 10 unless given */
                turns?: number;
                /** @description Length of the table in inches (BS-GEO-01); 96 unless given */
                width?: number;
                /** @description Width of the table in inches; 48 unless given */
                height?: number;
                /** @description How deep an army sets up; 10 unless given */
                deploymentDepth?: number;
                /** @description Whether heroes and commanders are played (BS-SCEN-02, BS-CMD-01); false unless given */
                commanders?: boolean;
                /**
                 * TwoDiceLookup
                 * @description How two attack dice are looked up (BS-RULING-05); sum unless given
                 * @enum {string}
                 */
                twoDiceMode?: "sum" | "separate";
                /** @description Lets armies cost what they will and units have any number of figures, by agreement; false unless given */
                anyArmy?: boolean;
                /**
                 * OwnReferenceCard
                 * @description Figures of a reference card that take the place of the house’s
                 */
                card?: {
                    /** @description How answers name the card; not house */
                    name: string;
                    /** @description Hits by the total of an attack die, from 1 on without gap or overlap (BS-AD-02) */
                    hits?: {
                        /** @description Lowest total */
                        from: number;
                        /** @description Highest total */
                        to: number;
                        /** @description Hits it scores */
                        hits: number;
                    }[];
                    /** @description Factors on the number of attack dice (BS-AD-05) */
                    multipliers?: {
                        /**
                         * CardMultiplierId
                         * @description Which factor
                         * @enum {string}
                         */
                        id: "charge" | "charge-mounted-lance" | "missile-short" | "missile-medium" | "missile-long" | "routed";
                        /** @description Above the line */
                        numerator: number;
                        /** @description Below the line */
                        denominator: number;
                    }[];
                    /** @description Changes of the armor rating (BS-AR-03) */
                    armor?: {
                        /**
                         * CardArmorModifierId
                         * @description When it counts
                         * @enum {string}
                         */
                        id: "melee-flank" | "melee-rear" | "melee-defender-uphill-or-behind-obstacle" | "melee-defender-column" | "missile-soft-cover" | "missile-hard-cover" | "missile-target-irregular" | "defender-shaken" | "defender-routed" | "missile-lone-individual";
                        /** @description What is added to the armor rating */
                        modifier: number;
                    }[];
                    /** @description Changes of the morale rating (BS-MORALE-10) */
                    morale?: {
                        /**
                         * CardMoraleModifierId
                         * @description When it counts
                         * @enum {string}
                         */
                        id: "half-lost" | "enemy-on-flank" | "enemy-on-rear" | "in-command-or-hero-attached";
                        /** @description What is added to the morale rating */
                        modifier: number;
                    }[];
                    /** @description What an inch of ground costs (BS-TERR-02) */
                    terrain?: {
                        /**
                         * CardGroundId
                         * @description Kind of ground
                         * @enum {string}
                         */
                        id: "clear" | "road-in-column" | "brush" | "light-woods" | "dense-woods" | "rough" | "shallow-water" | "swamp" | "deep-water" | "uphill" | "building";
                        /** @description Movement for an inch on foot; null bars the ground */
                        foot: {
                            /** @description Above the line */
                            numerator: number;
                            /** @description Below the line */
                            denominator: number;
                        } | null;
                        /** @description Movement for an inch mounted; null bars the ground */
                        mounted: {
                            /** @description Above the line */
                            numerator: number;
                            /** @description Below the line */
                            denominator: number;
                        } | null;
                    }[];
                    /** @description What crossing an obstacle costs (BS-TERR-03) */
                    obstacles?: {
                        /**
                         * CardObstacleId
                         * @description Kind of obstacle
                         * @enum {string}
                         */
                        id: "wall" | "hedge" | "fence" | "ditch";
                        /** @description Inches to cross it on foot */
                        foot: number;
                        /** @description Inches to cross it mounted */
                        mounted: number;
                    }[];
                };
                /** @description Ground; clear where nothing lies (BS-RULING-24) */
                terrain?: {
                    /** @description Name of a unit, individual or piece */
                    id?: string;
                    /**
                     * GroundKind
                     * @description Kind of ground (BS-TERR-01)
                     * @enum {string}
                     */
                    kind: "brush" | "light-woods" | "dense-woods" | "rough" | "shallow-water" | "swamp" | "deep-water" | "building" | "road" | "hill";
                    /** @description Corners of its outline, in order */
                    outline: {
                        /** @description Inches along the long side */
                        x: number;
                        /** @description Inches from the edge of the first side */
                        y: number;
                    }[];
                }[];
                /** @description Walls, hedges, fences and ditches */
                obstacles?: {
                    /** @description Name of a unit, individual or piece */
                    id?: string;
                    /**
                     * ObstacleKind
                     * @description Kind of obstacle (BS-TERR-03)
                     * @enum {string}
                     */
                    kind: "wall" | "hedge" | "fence" | "ditch";
                    /** @description The points it runs through, in order */
                    line: {
                        /** @description Inches along the long side */
                        x: number;
                        /** @description Inches from the edge of the first side */
                        y: number;
                    }[];
                }[];
                /** @description The two sides; the first owns the edge y = 0 */
                armies: {
                    /** @description Name of a seat */
                    seat: string;
                    /** @description Its units; with a place each they need not be set up */
                    units: {
                        /** @description Name of a unit, individual or piece */
                        id?: string;
                        /** @description The figures themselves, or a reference to a troop-type of the catalog */
                        troop: {
                            /** @description Its name */
                            name: string;
                            /**
                             * RosterClass
                             * @description Foot, mounted or large figures; it gives the base (BS-GEO-03)
                             * @enum {string}
                             */
                            class: "foot" | "mounted" | "large";
                            /** @description The attack die, or two that are added (BS-STAT-02) */
                            attackDice: (4 | 6 | 8 | 10 | 12)[];
                            /** @description Armor rating (BS-STAT-03) */
                            armorRating: number;
                            /** @description Hits that remove a figure (BS-STAT-04) */
                            hits: number;
                            /** @description Morale rating (BS-STAT-05) */
                            morale: number;
                            /** @description Inches over clear ground (BS-STAT-06) */
                            movement: number;
                            /** @description Missile weapon of the catalog, by name; none unless given */
                            missile?: string | null;
                            /** @description Length of its weapons in melee (BS-MELEE-03); 1 unless given */
                            weaponLength?: number;
                            /** @description spear, pike, lance, always-irregular, large, undead, never-checks */
                            traits?: string[];
                        } | components["schemas"]["CatalogRef"];
                        /** @description The figures themselves, or a reference to a missile-weapon of the catalog */
                        weapon?: {
                            /**
                             * @description Sides of its attack die
                             * @enum {integer}
                             */
                            missileDie: 4 | 6 | 8 | 10 | 12;
                            /** @description Short range */
                            short: number;
                            /** @description Medium range */
                            medium: number;
                            /** @description Long range */
                            long: number;
                            /** @description Volleys in a turn, at most one in a step (BS-MISSILE-02) */
                            volleysPerTurn: number;
                        } | components["schemas"]["CatalogRef"];
                        /** @description Figures (BS-FORM-06) */
                        figures: number;
                        /** @description Figures side by side in the front rank */
                        files?: number;
                        /**
                         * UnitFormation
                         * @description Formation (BS-FORM-01)
                         * @enum {string}
                         */
                        formation?: "regular" | "irregular" | "column";
                        /** TablePlace */
                        at?: {
                            /** @description Inches along the long side */
                            x: number;
                            /** @description Inches from the edge of the first side */
                            y: number;
                        };
                        /** @description Degrees counter-clockwise from the long side; towards the enemy unless given */
                        facing?: number;
                    }[];
                    /** @description Its heroes and commanders; only with the module (BS-CMD-01) */
                    individuals?: {
                        /** @description Name of a unit, individual or piece */
                        id?: string;
                        /** @description The figures themselves, or a reference to a individual of the catalog */
                        individual: {
                            /** @description Its name */
                            name: string;
                            /** @description The attack die, or two that are added (BS-STAT-02) */
                            attackDice: (4 | 6 | 8 | 10 | 12)[];
                            /** @description Armor rating (BS-STAT-03) */
                            armorRating: number;
                            /** @description Hits that remove a figure (BS-STAT-04) */
                            hits: number;
                            /** @description Diameter of its command, 0 for a hero (BS-CMD-03) */
                            commandDiameter: number;
                            /** @description Inches over clear ground (BS-STAT-06) */
                            movement: number;
                        } | components["schemas"]["CatalogRef"];
                        /**
                         * LeaderRole
                         * @description What it is (BS-CMD-02)
                         * @enum {string}
                         */
                        role: "hero" | "commander" | "army-commander";
                        /** @description Name of a unit, individual or piece */
                        with?: string;
                        /** TablePlace */
                        at?: {
                            /** @description Inches along the long side */
                            x: number;
                            /** @description Inches from the edge of the first side */
                            y: number;
                        };
                    }[];
                }[];
            };
            /** @description Who retreats */
            unit: string;
            /** @description Who caused it; the nearest enemy unless given */
            from?: string;
        };
        /** BattlesystemSetup */
        BattlesystemSetup: {
            /**
             * BattleScenario
             * @description The scenario (BS-SCEN-03, BS-SCEN-04); a pitched battle unless given
             * @enum {string}
             */
            scenario?: "pitched-battle" | "hold-the-hill";
            /** @description Points each army may cost (BS-SCEN-03); 300 unless given */
            points?: number;
            /** @description Turns; 10 unless given */
            turns?: number;
            /** @description Length of the table in inches (BS-GEO-01); 96 unless given */
            width?: number;
            /** @description Width of the table in inches; 48 unless given */
            height?: number;
            /** @description How deep an army sets up; 10 unless given */
            deploymentDepth?: number;
            /** @description Whether heroes and commanders are played (BS-SCEN-02, BS-CMD-01); false unless given */
            commanders?: boolean;
            /**
             * TwoDiceLookup
             * @description How two attack dice are looked up (BS-RULING-05); sum unless given
             * @enum {string}
             */
            twoDiceMode?: "sum" | "separate";
            /** @description Lets armies cost what they will and units have any number of figures, by agreement; false unless given */
            anyArmy?: boolean;
            /**
             * OwnReferenceCard
             * @description Figures of a reference card that take the place of the house’s
             */
            card?: {
                /** @description How answers name the card; not house */
                name: string;
                /** @description Hits by the total of an attack die, from 1 on without gap or overlap (BS-AD-02) */
                hits?: {
                    /** @description Lowest total */
                    from: number;
                    /** @description Highest total */
                    to: number;
                    /** @description Hits it scores */
                    hits: number;
                }[];
                /** @description Factors on the number of attack dice (BS-AD-05) */
                multipliers?: {
                    /**
                     * CardMultiplierId
                     * @description Which factor
                     * @enum {string}
                     */
                    id: "charge" | "charge-mounted-lance" | "missile-short" | "missile-medium" | "missile-long" | "routed";
                    /** @description Above the line */
                    numerator: number;
                    /** @description Below the line */
                    denominator: number;
                }[];
                /** @description Changes of the armor rating (BS-AR-03) */
                armor?: {
                    /**
                     * CardArmorModifierId
                     * @description When it counts
                     * @enum {string}
                     */
                    id: "melee-flank" | "melee-rear" | "melee-defender-uphill-or-behind-obstacle" | "melee-defender-column" | "missile-soft-cover" | "missile-hard-cover" | "missile-target-irregular" | "defender-shaken" | "defender-routed" | "missile-lone-individual";
                    /** @description What is added to the armor rating */
                    modifier: number;
                }[];
                /** @description Changes of the morale rating (BS-MORALE-10) */
                morale?: {
                    /**
                     * CardMoraleModifierId
                     * @description When it counts
                     * @enum {string}
                     */
                    id: "half-lost" | "enemy-on-flank" | "enemy-on-rear" | "in-command-or-hero-attached";
                    /** @description What is added to the morale rating */
                    modifier: number;
                }[];
                /** @description What an inch of ground costs (BS-TERR-02) */
                terrain?: {
                    /**
                     * CardGroundId
                     * @description Kind of ground
                     * @enum {string}
                     */
                    id: "clear" | "road-in-column" | "brush" | "light-woods" | "dense-woods" | "rough" | "shallow-water" | "swamp" | "deep-water" | "uphill" | "building";
                    /** @description Movement for an inch on foot; null bars the ground */
                    foot: {
                        /** @description Above the line */
                        numerator: number;
                        /** @description Below the line */
                        denominator: number;
                    } | null;
                    /** @description Movement for an inch mounted; null bars the ground */
                    mounted: {
                        /** @description Above the line */
                        numerator: number;
                        /** @description Below the line */
                        denominator: number;
                    } | null;
                }[];
                /** @description What crossing an obstacle costs (BS-TERR-03) */
                obstacles?: {
                    /**
                     * CardObstacleId
                     * @description Kind of obstacle
                     * @enum {string}
                     */
                    id: "wall" | "hedge" | "fence" | "ditch";
                    /** @description Inches to cross it on foot */
                    foot: number;
                    /** @description Inches to cross it mounted */
                    mounted: number;
                }[];
            };
            /** @description Ground; clear where nothing lies (BS-RULING-24) */
            terrain?: {
                /** @description Name of a unit, individual or piece */
                id?: string;
                /**
                 * GroundKind
                 * @description Kind of ground (BS-TERR-01)
                 * @enum {string}
                 */
                kind: "brush" | "light-woods" | "dense-woods" | "rough" | "shallow-water" | "swamp" | "deep-water" | "building" | "road" | "hill";
                /** @description Corners of its outline, in order */
                outline: {
                    /** @description Inches along the long side */
                    x: number;
                    /** @description Inches from the edge of the first side */
                    y: number;
                }[];
            }[];
            /** @description Walls, hedges, fences and ditches */
            obstacles?: {
                /** @description Name of a unit, individual or piece */
                id?: string;
                /**
                 * ObstacleKind
                 * @description Kind of obstacle (BS-TERR-03)
                 * @enum {string}
                 */
                kind: "wall" | "hedge" | "fence" | "ditch";
                /** @description The points it runs through, in order */
                line: {
                    /** @description Inches along the long side */
                    x: number;
                    /** @description Inches from the edge of the first side */
                    y: number;
                }[];
            }[];
            /** @description The two sides; the first owns the edge y = 0 */
            armies: {
                /** @description Name of a seat */
                seat: string;
                /** @description Its units; with a place each they need not be set up */
                units: {
                    /** @description Name of a unit, individual or piece */
                    id?: string;
                    /** @description The figures themselves, or a reference to a troop-type of the catalog */
                    troop: {
                        /** @description Its name */
                        name: string;
                        /**
                         * RosterClass
                         * @description Foot, mounted or large figures; it gives the base (BS-GEO-03)
                         * @enum {string}
                         */
                        class: "foot" | "mounted" | "large";
                        /** @description The attack die, or two that are added (BS-STAT-02) */
                        attackDice: (4 | 6 | 8 | 10 | 12)[];
                        /** @description Armor rating (BS-STAT-03) */
                        armorRating: number;
                        /** @description Hits that remove a figure (BS-STAT-04) */
                        hits: number;
                        /** @description Morale rating (BS-STAT-05) */
                        morale: number;
                        /** @description Inches over clear ground (BS-STAT-06) */
                        movement: number;
                        /** @description Missile weapon of the catalog, by name; none unless given */
                        missile?: string | null;
                        /** @description Length of its weapons in melee (BS-MELEE-03); 1 unless given */
                        weaponLength?: number;
                        /** @description spear, pike, lance, always-irregular, large, undead, never-checks */
                        traits?: string[];
                    } | components["schemas"]["CatalogRef"];
                    /** @description The figures themselves, or a reference to a missile-weapon of the catalog */
                    weapon?: {
                        /**
                         * @description Sides of its attack die
                         * @enum {integer}
                         */
                        missileDie: 4 | 6 | 8 | 10 | 12;
                        /** @description Short range */
                        short: number;
                        /** @description Medium range */
                        medium: number;
                        /** @description Long range */
                        long: number;
                        /** @description Volleys in a turn, at most one in a step (BS-MISSILE-02) */
                        volleysPerTurn: number;
                    } | components["schemas"]["CatalogRef"];
                    /** @description Figures (BS-FORM-06) */
                    figures: number;
                    /** @description Figures side by side in the front rank */
                    files?: number;
                    /**
                     * UnitFormation
                     * @description Formation (BS-FORM-01)
                     * @enum {string}
                     */
                    formation?: "regular" | "irregular" | "column";
                    /** TablePlace */
                    at?: {
                        /** @description Inches along the long side */
                        x: number;
                        /** @description Inches from the edge of the first side */
                        y: number;
                    };
                    /** @description Degrees counter-clockwise from the long side; towards the enemy unless given */
                    facing?: number;
                }[];
                /** @description Its heroes and commanders; only with the module (BS-CMD-01) */
                individuals?: {
                    /** @description Name of a unit, individual or piece */
                    id?: string;
                    /** @description The figures themselves, or a reference to a individual of the catalog */
                    individual: {
                        /** @description Its name */
                        name: string;
                        /** @description The attack die, or two that are added (BS-STAT-02) */
                        attackDice: (4 | 6 | 8 | 10 | 12)[];
                        /** @description Armor rating (BS-STAT-03) */
                        armorRating: number;
                        /** @description Hits that remove a figure (BS-STAT-04) */
                        hits: number;
                        /** @description Diameter of its command, 0 for a hero (BS-CMD-03) */
                        commandDiameter: number;
                        /** @description Inches over clear ground (BS-STAT-06) */
                        movement: number;
                    } | components["schemas"]["CatalogRef"];
                    /**
                     * LeaderRole
                     * @description What it is (BS-CMD-02)
                     * @enum {string}
                     */
                    role: "hero" | "commander" | "army-commander";
                    /** @description Name of a unit, individual or piece */
                    with?: string;
                    /** TablePlace */
                    at?: {
                        /** @description Inches along the long side */
                        x: number;
                        /** @description Inches from the edge of the first side */
                        y: number;
                    };
                }[];
            }[];
        };
        CatalogKindSummary: {
            /** @description Kind */
            kind: string;
            /** @description Title */
            title: string;
            /** @description Slugs that a reference may name */
            slugs: string[];
        };
        /**
         * CatalogRef
         * @description Names a catalog entry in place of its figures
         */
        CatalogRef: {
            /** @description Slug of the entry */
            ref: string;
            /** @description Collection it is in; the catalog unless given */
            collection?: string;
        };
        /** @description One of the actions of the game */
        ChainmailAction: {
            /** @constant */
            type: "place-terrain";
            /** @description Name of a model or piece */
            piece: string;
            /**
             * FieldPlace
             * @description A place on the field
             */
            at: {
                /** @description Inches east of the south-west corner */
                x: number;
                /** @description Inches north of it */
                y: number;
            };
            /** @description Degrees counter-clockwise */
            turned?: number;
        } | {
            /** @constant */
            type: "set-terrain-aside";
            /** @description Name of a model or piece */
            piece: string;
        } | {
            /** @constant */
            type: "deploy";
            /** @description Models and their places */
            models: {
                /** @description Name of a model or piece */
                model: string;
                /**
                 * FieldPlace
                 * @description A place on the field
                 */
                at: {
                    /** @description Inches east of the south-west corner */
                    x: number;
                    /** @description Inches north of it */
                    y: number;
                };
            }[];
        } | {
            /** @constant */
            type: "spot";
            /** @description The model that acts */
            model: string;
            /** @description The model it is aimed at */
            target: string;
        } | {
            /** @constant */
            type: "maneuver";
            /** @description The model that acts */
            model: string;
            /** @description The way it goes */
            path?: {
                /** @description Inches east of the south-west corner */
                x: number;
                /** @description Inches north of it */
                y: number;
            }[];
            /**
             * FieldPlace
             * @description A place on the field
             */
            to?: {
                /** @description Inches east of the south-west corner */
                x: number;
                /** @description Inches north of it */
                y: number;
            };
            /** @description The model up to which it goes, by the cheapest way */
            toward?: string;
            /**
             * Deed
             * @description What it does after moving, in place of a second move (CM-ACT-03)
             */
            then?: {
                /** @constant */
                type: "melee";
                /** @description The model it is aimed at */
                target: string;
                /** @description Whether it uses a smite (CM-ABIL-33) */
                smite?: boolean;
            } | {
                /** @constant */
                type: "ranged";
                /** @description Whether it uses a smite (CM-ABIL-33) */
                smite?: boolean;
            };
        } | {
            /** @constant */
            type: "charge";
            /** @description The model that acts */
            model: string;
            /** @description Under command, how close a Reach model goes: 0 is base contact (CM-CHARGE-14) */
            gap?: number;
            /** @description Whether it halts where it is slowed (CM-RULING-09); false unless given */
            haltIfSlowed?: boolean;
            /** @description Whether it uses a smite (CM-ABIL-33) */
            smite?: boolean;
        } | {
            /** @constant */
            type: "stand";
            /** @description The model that acts */
            model: string;
            /**
             * Deed
             * @description What it does after moving, in place of a second move (CM-ACT-03)
             */
            then?: {
                /** @constant */
                type: "melee";
                /** @description The model it is aimed at */
                target: string;
                /** @description Whether it uses a smite (CM-ABIL-33) */
                smite?: boolean;
            } | {
                /** @constant */
                type: "ranged";
                /** @description Whether it uses a smite (CM-ABIL-33) */
                smite?: boolean;
            };
        } | {
            /** @constant */
            type: "advance";
            /** @description The model that acts */
            model: string;
            /** @description Whether it halts where an enemy threatens it; false unless given */
            haltAtThreat?: boolean;
            /** @description Inches after which it stops to shoot (CM-RULING-08) */
            shootAfter?: number;
            /** @description Whether a shooter that would stop atop a wall goes on until clear of it (CM-TERRAIN-21); false unless given */
            clearWall?: boolean;
            /** @description Whether it strikes where it ends; true unless given */
            attack?: boolean;
            /** @description Whether it uses a smite (CM-ABIL-33) */
            smite?: boolean;
        } | {
            /** @constant */
            type: "regroup";
            /** @description The model that acts */
            model: string;
        } | {
            /** @constant */
            type: "rally";
            /** @description The model that acts */
            model: string;
        } | {
            /** @constant */
            type: "flee";
            /** @description The model that acts */
            model: string;
        } | {
            /** @constant */
            type: "get-up";
            /** @description The model that acts */
            model: string;
        } | {
            /** @constant */
            type: "recover";
            /** @description The model that acts */
            model: string;
        };
        /** AttackOfOpportunity */
        ChainmailAttackOfOpportunityInput: {
            /** Striker */
            attacker: {
                /** @description The figures themselves, or a reference to a model of the catalog */
                model: {
                    /** MeleeWeapon */
                    melee: {
                        /** @description Attack bonus */
                        attack: number;
                        /** @description Damage of one hit */
                        damage: number;
                        /** @description A blunt weapon never scores critical hits (CM-STAT-13); false unless given */
                        blunt?: boolean;
                        /**
                         * Energy
                         * @description What it does its damage with, if that is no plain weapon (CM-ABIL-27, CM-ABIL-31a)
                         * @enum {string}
                         */
                        energy?: "acid" | "cold" | "electricity" | "fire";
                    };
                    /** @description Save; 0 unless given */
                    save?: number;
                    /** @description Special abilities; those the procedure does not know change nothing (CM-STAT-18) */
                    abilities?: {
                        /** @description Slug of the ability in the catalog */
                        slug: string;
                        /** @description Its rating, where it has one */
                        rating?: number;
                        /** @description How often it may be used in a skirmish */
                        uses?: number;
                        /** @description The type it works against */
                        against?: string;
                    }[];
                    /** @description Kind of creature, such as humanoid or undead (CM-STAT-02); humanoid unless given */
                    creature?: string;
                } | components["schemas"]["CatalogRef"];
                /** @description It stands higher than the defender (CM-HILL-07); false unless given */
                fromAbove?: boolean;
                /** @description Its base is atop a low wall, hedgerow or window (CM-MELEE-06); false unless given */
                atop?: boolean;
                /** @description Models hostile to the defender in melee contact with it, the attacker among them (CM-MELEE-05); 1 unless given */
                contacts?: number;
                /** @description It declared Smite Evil (CM-ABIL-33); false unless given */
                smite?: boolean;
                /** @description It declared a stunning attack (CM-ABIL-38); false unless given */
                stunning?: boolean;
                /** @description Orders, spells and whatever else adds to its attack roll; 0 unless given */
                attackBonus?: number;
                /** @description Spells and whatever else adds to its save against a tumble (CM-ABIL-40); 0 unless given */
                saveBonus?: number;
            };
            /** Defender */
            defender: {
                /** @description The figures themselves, or a reference to a model of the catalog */
                model: {
                    /** @description Armor */
                    armor: number;
                    /** @description Health on the card */
                    health: number;
                    /** @description Save */
                    save: number;
                    /** @description Special abilities; those the procedure does not know change nothing (CM-STAT-18) */
                    abilities?: {
                        /** @description Slug of the ability in the catalog */
                        slug: string;
                        /** @description Its rating, where it has one */
                        rating?: number;
                        /** @description How often it may be used in a skirmish */
                        uses?: number;
                        /** @description The type it works against */
                        against?: string;
                    }[];
                    /** @description Kind of creature, such as humanoid or undead (CM-STAT-02); humanoid unless given */
                    creature?: string;
                    /** @description Subtype, such as dwarf (CM-ABIL-13, CM-ABIL-14); none unless given */
                    subtype?: string;
                    /**
                     * Alignment
                     * @description Alignment (CM-STAT-05)
                     * @enum {string}
                     */
                    alignment?: "good" | "neutral" | "evil";
                } | components["schemas"]["CatalogRef"];
                /** @description Health it has now; that of its card unless given */
                currentHealth?: number;
                /**
                 * DefenderCondition
                 * @description How it stands or lies; standing unless given
                 * @enum {string}
                 */
                condition?: "standing" | "knocked-down" | "poisoned" | "asleep" | "fallen" | "routing" | "stunned" | "dazed";
                /** @description It has passed its half-health save before (CM-MORALE-04); false unless given */
                passedHalfHealth?: boolean;
                /** @description Its base is atop a low wall, hedgerow or window (CM-MELEE-07, CM-RANGED-10); false unless given */
                atop?: boolean;
                /** @description Spells and whatever else adds to its armor; 0 unless given */
                armorBonus?: number;
                /** @description Spells and whatever else adds to its saves against poison and stun; 0 unless given */
                saveBonus?: number;
                /** WarbandLosses */
                warband?: {
                    /** @description Models the warband started the skirmish with (CM-RULING-16) */
                    started: number;
                    /** @description Destroyed, knocked down, routing and routed-off models of it (CM-MORALE-06) */
                    casualties: number;
                };
                /** @description Rating of the best Aura of Courage among allies within 2 inches (CM-ABIL-01); 0 unless given */
                aura?: number;
                /** @description Rating of the best Inspire Courage among allies of the faction within 6 inches (CM-ABIL-19); 0 unless given */
                inspired?: number;
                /** @description Orders, spells and whatever else adds to its morale saves; 0 unless given */
                moraleBonus?: number;
            };
            /** AcrossGap */
            acrossGap?: {
                /** @description Terrain between gives the defender cover (CM-COVER-01); false unless given */
                cover?: boolean;
                /** @description Models between them; none unless given */
                intervening?: number;
            };
            /**
             * AttackPositions
             * @description Where the two and others stand: the service then finds height, cover, contact, distance and the like itself; what the caller gives besides is taken as given
             */
            positions?: {
                /** AttackPlace */
                attacker: {
                    /** @description Centre of its base, inches to the east */
                    x: number;
                    /** @description Centre of its base, inches to the north */
                    y: number;
                    /** @description Diameter of its base in inches (CM-RULING-01); 1 unless given */
                    baseDiameter?: number;
                };
                /** AttackPlace */
                defender: {
                    /** @description Centre of its base, inches to the east */
                    x: number;
                    /** @description Centre of its base, inches to the north */
                    y: number;
                    /** @description Diameter of its base in inches (CM-RULING-01); 1 unless given */
                    baseDiameter?: number;
                };
                /** @description Other models on the field; none unless given */
                others?: {
                    /** @description Centre of its base, inches to the east */
                    x: number;
                    /** @description Centre of its base, inches to the north */
                    y: number;
                    /** @description Diameter of its base in inches (CM-RULING-01); 1 unless given */
                    baseDiameter?: number;
                    /**
                     * OtherSide
                     * @description Whose it is; hostile to nobody unless given
                     * @enum {string}
                     */
                    side?: "attacker" | "defender";
                    /**
                     * PlacedCondition
                     * @description How it stands; standing unless given
                     * @enum {string}
                     */
                    condition?: "standing" | "knocked-down" | "routing" | "stunned" | "dazed";
                    /** @description It has Reach 1" (CM-ABIL-25); false unless given */
                    reach?: boolean;
                }[];
                /** @description Terrain on the field; none unless given */
                terrain?: {
                    /** @description Name by which the answer speaks of it; its place in the list, such as terrain-1, unless given */
                    id?: string;
                    /**
                     * TerrainKind
                     * @description Kind of terrain of the catalog; either this or custom
                     * @enum {string}
                     */
                    kind?: "briars" | "hedgerow" | "hill" | "hut-wall" | "hut-window" | "mausoleum-wall" | "quagmire" | "row-of-headstones" | "row-of-trees" | "stake-barrier" | "high-wall" | "low-wall" | "woods";
                    /** CustomTerrain */
                    custom?: {
                        /** @description No base may enter it (CM-TERRAIN-05); false unless given */
                        impassable?: boolean;
                        /** @description Inches of movement it costs; none unless given */
                        cost?: number;
                        /**
                         * TerrainCostMode
                         * @description Of all max pieces only the dearest is paid, and they cover also those who stand in them, as woods do (CM-TERRAIN-03, CM-RULING-24); per unless given
                         * @enum {string}
                         */
                        costMode?: "max" | "per";
                        /**
                         * TerrainSight
                         * @description Whether it blocks sight, blocks it from 2 inches on as woods do, or is a contour of a hill; none unless given
                         * @enum {string}
                         */
                        sight?: "none" | "blocks" | "woods" | "hill";
                        /** @description It gives cover (CM-COVER-06); false unless given */
                        cover?: boolean;
                        /** @description Whoever stands on it is atop, as on a low wall (CM-TERRAIN-20); false unless given */
                        atop?: boolean;
                        /** @description Models on hills look over it (CM-HILL-09); false unless given */
                        low?: boolean;
                    };
                    /** @description Corners in order, either way round; each contour of a hill is a piece of its own (CM-TERRAIN-01) */
                    outline: {
                        /** @description Inches to the east */
                        x: number;
                        /** @description Inches to the north */
                        y: number;
                    }[];
                    /** @description Where the points of a stake barrier look, in degrees counter-clockwise from east (CM-RULING-22) */
                    points?: number;
                }[];
            };
        };
        /** ChargeCheck */
        ChainmailChargeCheckInput: {
            /** @description Id of the model that is asked about */
            model: string;
            /** @description How close a Reach model under command goes: 0 is base contact (CM-CHARGE-14); as far as it reaches unless given */
            gap?: number;
            /** @description Under command it halts where it is slowed (CM-RULING-09); false unless given */
            haltIfSlowed?: boolean;
            /** @description Inches from west to east (CM-SETUP-01); 48 unless given */
            width?: number;
            /** @description Inches from south to north; 48 unless given */
            height?: number;
            /** @description The models on the field */
            models: {
                /** @description Name by which the answer speaks of it */
                id: string;
                /** @description Whose it is; models of different sides are enemies */
                side: string;
                /** @description Centre of its base, inches to the east */
                x: number;
                /** @description Centre of its base, inches to the north */
                y: number;
                /** @description Diameter of its base in inches (CM-RULING-01); 1 unless given */
                baseDiameter?: number;
                /**
                 * PlacedCondition
                 * @description How it stands; standing unless given
                 * @enum {string}
                 */
                condition?: "standing" | "knocked-down" | "routing" | "stunned" | "dazed";
                /** @description The figures themselves, or a reference to a model of the catalog */
                model: {
                    /** @description Inches it may move and still attack (CM-STAT-07) */
                    speed: number;
                    /** @description Special abilities; those the procedure does not know change nothing (CM-STAT-18) */
                    abilities?: {
                        /** @description Slug of the ability in the catalog */
                        slug: string;
                        /** @description Its rating, where it has one */
                        rating?: number;
                        /** @description How often it may be used in a skirmish */
                        uses?: number;
                        /** @description The type it works against */
                        against?: string;
                    }[];
                    /** @description Kind of creature, such as humanoid or undead (CM-STAT-02); humanoid unless given */
                    creature?: string;
                } | components["schemas"]["CatalogRef"];
            }[];
            /** @description Terrain on the field; none unless given */
            terrain?: {
                /** @description Name by which the answer speaks of it; its place in the list, such as terrain-1, unless given */
                id?: string;
                /**
                 * TerrainKind
                 * @description Kind of terrain of the catalog; either this or custom
                 * @enum {string}
                 */
                kind?: "briars" | "hedgerow" | "hill" | "hut-wall" | "hut-window" | "mausoleum-wall" | "quagmire" | "row-of-headstones" | "row-of-trees" | "stake-barrier" | "high-wall" | "low-wall" | "woods";
                /** CustomTerrain */
                custom?: {
                    /** @description No base may enter it (CM-TERRAIN-05); false unless given */
                    impassable?: boolean;
                    /** @description Inches of movement it costs; none unless given */
                    cost?: number;
                    /**
                     * TerrainCostMode
                     * @description Of all max pieces only the dearest is paid, and they cover also those who stand in them, as woods do (CM-TERRAIN-03, CM-RULING-24); per unless given
                     * @enum {string}
                     */
                    costMode?: "max" | "per";
                    /**
                     * TerrainSight
                     * @description Whether it blocks sight, blocks it from 2 inches on as woods do, or is a contour of a hill; none unless given
                     * @enum {string}
                     */
                    sight?: "none" | "blocks" | "woods" | "hill";
                    /** @description It gives cover (CM-COVER-06); false unless given */
                    cover?: boolean;
                    /** @description Whoever stands on it is atop, as on a low wall (CM-TERRAIN-20); false unless given */
                    atop?: boolean;
                    /** @description Models on hills look over it (CM-HILL-09); false unless given */
                    low?: boolean;
                };
                /** @description Corners in order, either way round; each contour of a hill is a piece of its own (CM-TERRAIN-01) */
                outline: {
                    /** @description Inches to the east */
                    x: number;
                    /** @description Inches to the north */
                    y: number;
                }[];
                /** @description Where the points of a stake barrier look, in degrees counter-clockwise from east (CM-RULING-22) */
                points?: number;
            }[];
        };
        /** CommandStatus */
        ChainmailCommandStatusInput: {
            /** @description Inches from west to east (CM-SETUP-01); 48 unless given */
            width?: number;
            /** @description Inches from south to north; 48 unless given */
            height?: number;
            /** @description The models on the field */
            models: {
                /** @description Name by which the answer speaks of it */
                id: string;
                /** @description Whose it is; models of different sides are enemies */
                side: string;
                /** @description Centre of its base, inches to the east */
                x: number;
                /** @description Centre of its base, inches to the north */
                y: number;
                /** @description Diameter of its base in inches (CM-RULING-01); 1 unless given */
                baseDiameter?: number;
                /**
                 * PlacedCondition
                 * @description How it stands; standing unless given
                 * @enum {string}
                 */
                condition?: "standing" | "knocked-down" | "routing" | "stunned" | "dazed";
                /** @description The figures themselves, or a reference to a model of the catalog */
                model: {
                    /** @description Inches it may move and still attack (CM-STAT-07) */
                    speed: number;
                    /** @description Special abilities; those the procedure does not know change nothing (CM-STAT-18) */
                    abilities?: {
                        /** @description Slug of the ability in the catalog */
                        slug: string;
                        /** @description Its rating, where it has one */
                        rating?: number;
                        /** @description How often it may be used in a skirmish */
                        uses?: number;
                        /** @description The type it works against */
                        against?: string;
                    }[];
                    /** @description Kind of creature, such as humanoid or undead (CM-STAT-02); humanoid unless given */
                    creature?: string;
                } | components["schemas"]["CatalogRef"];
            }[];
            /** @description Terrain on the field; none unless given */
            terrain?: {
                /** @description Name by which the answer speaks of it; its place in the list, such as terrain-1, unless given */
                id?: string;
                /**
                 * TerrainKind
                 * @description Kind of terrain of the catalog; either this or custom
                 * @enum {string}
                 */
                kind?: "briars" | "hedgerow" | "hill" | "hut-wall" | "hut-window" | "mausoleum-wall" | "quagmire" | "row-of-headstones" | "row-of-trees" | "stake-barrier" | "high-wall" | "low-wall" | "woods";
                /** CustomTerrain */
                custom?: {
                    /** @description No base may enter it (CM-TERRAIN-05); false unless given */
                    impassable?: boolean;
                    /** @description Inches of movement it costs; none unless given */
                    cost?: number;
                    /**
                     * TerrainCostMode
                     * @description Of all max pieces only the dearest is paid, and they cover also those who stand in them, as woods do (CM-TERRAIN-03, CM-RULING-24); per unless given
                     * @enum {string}
                     */
                    costMode?: "max" | "per";
                    /**
                     * TerrainSight
                     * @description Whether it blocks sight, blocks it from 2 inches on as woods do, or is a contour of a hill; none unless given
                     * @enum {string}
                     */
                    sight?: "none" | "blocks" | "woods" | "hill";
                    /** @description It gives cover (CM-COVER-06); false unless given */
                    cover?: boolean;
                    /** @description Whoever stands on it is atop, as on a low wall (CM-TERRAIN-20); false unless given */
                    atop?: boolean;
                    /** @description Models on hills look over it (CM-HILL-09); false unless given */
                    low?: boolean;
                };
                /** @description Corners in order, either way round; each contour of a hill is a piece of its own (CM-TERRAIN-01) */
                outline: {
                    /** @description Inches to the east */
                    x: number;
                    /** @description Inches to the north */
                    y: number;
                }[];
                /** @description Where the points of a stake barrier look, in degrees counter-clockwise from east (CM-RULING-22) */
                points?: number;
            }[];
        };
        /** Cover */
        ChainmailCoverInput: {
            /** PlacedBase */
            attacker: {
                /** @description Centre of its base, inches to the east */
                x: number;
                /** @description Centre of its base, inches to the north */
                y: number;
                /** @description Diameter of its base in inches (CM-RULING-01); 1 unless given */
                baseDiameter?: number;
                /** @description It lies knocked down (CM-LOS-06); false unless given */
                down?: boolean;
            };
            /** PlacedBase */
            defender: {
                /** @description Centre of its base, inches to the east */
                x: number;
                /** @description Centre of its base, inches to the north */
                y: number;
                /** @description Diameter of its base in inches (CM-RULING-01); 1 unless given */
                baseDiameter?: number;
                /** @description It lies knocked down (CM-LOS-06); false unless given */
                down?: boolean;
            };
            /** @description Other models of any side, who may stand in between; none unless given */
            others?: {
                /** @description Centre of its base, inches to the east */
                x: number;
                /** @description Centre of its base, inches to the north */
                y: number;
                /** @description Diameter of its base in inches (CM-RULING-01); 1 unless given */
                baseDiameter?: number;
                /** @description It lies knocked down (CM-LOS-06); false unless given */
                down?: boolean;
            }[];
            /** @description Terrain on the field; none unless given */
            terrain?: {
                /** @description Name by which the answer speaks of it; its place in the list, such as terrain-1, unless given */
                id?: string;
                /**
                 * TerrainKind
                 * @description Kind of terrain of the catalog; either this or custom
                 * @enum {string}
                 */
                kind?: "briars" | "hedgerow" | "hill" | "hut-wall" | "hut-window" | "mausoleum-wall" | "quagmire" | "row-of-headstones" | "row-of-trees" | "stake-barrier" | "high-wall" | "low-wall" | "woods";
                /** CustomTerrain */
                custom?: {
                    /** @description No base may enter it (CM-TERRAIN-05); false unless given */
                    impassable?: boolean;
                    /** @description Inches of movement it costs; none unless given */
                    cost?: number;
                    /**
                     * TerrainCostMode
                     * @description Of all max pieces only the dearest is paid, and they cover also those who stand in them, as woods do (CM-TERRAIN-03, CM-RULING-24); per unless given
                     * @enum {string}
                     */
                    costMode?: "max" | "per";
                    /**
                     * TerrainSight
                     * @description Whether it blocks sight, blocks it from 2 inches on as woods do, or is a contour of a hill; none unless given
                     * @enum {string}
                     */
                    sight?: "none" | "blocks" | "woods" | "hill";
                    /** @description It gives cover (CM-COVER-06); false unless given */
                    cover?: boolean;
                    /** @description Whoever stands on it is atop, as on a low wall (CM-TERRAIN-20); false unless given */
                    atop?: boolean;
                    /** @description Models on hills look over it (CM-HILL-09); false unless given */
                    low?: boolean;
                };
                /** @description Corners in order, either way round; each contour of a hill is a piece of its own (CM-TERRAIN-01) */
                outline: {
                    /** @description Inches to the east */
                    x: number;
                    /** @description Inches to the north */
                    y: number;
                }[];
                /** @description Where the points of a stake barrier look, in degrees counter-clockwise from east (CM-RULING-22) */
                points?: number;
            }[];
        };
        /** DeathTouch */
        ChainmailDeathTouchInput: {
            /** DeathToucher */
            attacker: {
                /** @description The figures themselves, or a reference to a model of the catalog */
                model: {
                    /** MeleeWeapon */
                    melee: {
                        /** @description Attack bonus */
                        attack: number;
                        /** @description Damage of one hit */
                        damage: number;
                        /** @description A blunt weapon never scores critical hits (CM-STAT-13); false unless given */
                        blunt?: boolean;
                        /**
                         * Energy
                         * @description What it does its damage with, if that is no plain weapon (CM-ABIL-27, CM-ABIL-31a)
                         * @enum {string}
                         */
                        energy?: "acid" | "cold" | "electricity" | "fire";
                    };
                    /** @description Save; 0 unless given */
                    save?: number;
                    /** @description Special abilities; those the procedure does not know change nothing (CM-STAT-18) */
                    abilities?: {
                        /** @description Slug of the ability in the catalog */
                        slug: string;
                        /** @description Its rating, where it has one */
                        rating?: number;
                        /** @description How often it may be used in a skirmish */
                        uses?: number;
                        /** @description The type it works against */
                        against?: string;
                    }[];
                    /** @description Kind of creature, such as humanoid or undead (CM-STAT-02); humanoid unless given */
                    creature?: string;
                } | components["schemas"]["CatalogRef"];
                /** @description It stands higher than the defender (CM-HILL-07); false unless given */
                fromAbove?: boolean;
                /** @description Its base is atop a low wall, hedgerow or window (CM-MELEE-06); false unless given */
                atop?: boolean;
                /** @description Models hostile to the defender in melee contact with it, the attacker among them (CM-MELEE-05); 1 unless given */
                contacts?: number;
                /** @description Inches of the charge that made contact (CM-CHARGE-05); no charge unless given */
                charged?: number;
                /** @description Orders, spells and whatever else adds to its attack roll; 0 unless given */
                attackBonus?: number;
            };
            /** Defender */
            defender: {
                /** @description The figures themselves, or a reference to a model of the catalog */
                model: {
                    /** @description Armor */
                    armor: number;
                    /** @description Health on the card */
                    health: number;
                    /** @description Save */
                    save: number;
                    /** @description Special abilities; those the procedure does not know change nothing (CM-STAT-18) */
                    abilities?: {
                        /** @description Slug of the ability in the catalog */
                        slug: string;
                        /** @description Its rating, where it has one */
                        rating?: number;
                        /** @description How often it may be used in a skirmish */
                        uses?: number;
                        /** @description The type it works against */
                        against?: string;
                    }[];
                    /** @description Kind of creature, such as humanoid or undead (CM-STAT-02); humanoid unless given */
                    creature?: string;
                    /** @description Subtype, such as dwarf (CM-ABIL-13, CM-ABIL-14); none unless given */
                    subtype?: string;
                    /**
                     * Alignment
                     * @description Alignment (CM-STAT-05)
                     * @enum {string}
                     */
                    alignment?: "good" | "neutral" | "evil";
                } | components["schemas"]["CatalogRef"];
                /** @description Health it has now; that of its card unless given */
                currentHealth?: number;
                /**
                 * DefenderCondition
                 * @description How it stands or lies; standing unless given
                 * @enum {string}
                 */
                condition?: "standing" | "knocked-down" | "poisoned" | "asleep" | "fallen" | "routing" | "stunned" | "dazed";
                /** @description It has passed its half-health save before (CM-MORALE-04); false unless given */
                passedHalfHealth?: boolean;
                /** @description Its base is atop a low wall, hedgerow or window (CM-MELEE-07, CM-RANGED-10); false unless given */
                atop?: boolean;
                /** @description Spells and whatever else adds to its armor; 0 unless given */
                armorBonus?: number;
                /** @description Spells and whatever else adds to its saves against poison and stun; 0 unless given */
                saveBonus?: number;
                /** WarbandLosses */
                warband?: {
                    /** @description Models the warband started the skirmish with (CM-RULING-16) */
                    started: number;
                    /** @description Destroyed, knocked down, routing and routed-off models of it (CM-MORALE-06) */
                    casualties: number;
                };
                /** @description Rating of the best Aura of Courage among allies within 2 inches (CM-ABIL-01); 0 unless given */
                aura?: number;
                /** @description Rating of the best Inspire Courage among allies of the faction within 6 inches (CM-ABIL-19); 0 unless given */
                inspired?: number;
                /** @description Orders, spells and whatever else adds to its morale saves; 0 unless given */
                moraleBonus?: number;
            };
        };
        /** Distance */
        ChainmailDistanceInput: {
            /** MeasuredBase */
            from: {
                /** @description Centre of its base, inches to the east */
                x: number;
                /** @description Centre of its base, inches to the north */
                y: number;
                /** @description Diameter of its base in inches (CM-RULING-01); 1 unless given */
                baseDiameter?: number;
            };
            /** MeasuredBase */
            to?: {
                /** @description Centre of its base, inches to the east */
                x: number;
                /** @description Centre of its base, inches to the north */
                y: number;
                /** @description Diameter of its base in inches (CM-RULING-01); 1 unless given */
                baseDiameter?: number;
            };
            /** FieldPoint */
            point?: {
                /** @description Inches to the east */
                x: number;
                /** @description Inches to the north */
                y: number;
            };
            /** @description A distance to test, such as a range or a radius */
            inches?: number;
            /** @description Terrain on the field; none unless given */
            terrain?: {
                /** @description Name by which the answer speaks of it; its place in the list, such as terrain-1, unless given */
                id?: string;
                /**
                 * TerrainKind
                 * @description Kind of terrain of the catalog; either this or custom
                 * @enum {string}
                 */
                kind?: "briars" | "hedgerow" | "hill" | "hut-wall" | "hut-window" | "mausoleum-wall" | "quagmire" | "row-of-headstones" | "row-of-trees" | "stake-barrier" | "high-wall" | "low-wall" | "woods";
                /** CustomTerrain */
                custom?: {
                    /** @description No base may enter it (CM-TERRAIN-05); false unless given */
                    impassable?: boolean;
                    /** @description Inches of movement it costs; none unless given */
                    cost?: number;
                    /**
                     * TerrainCostMode
                     * @description Of all max pieces only the dearest is paid, and they cover also those who stand in them, as woods do (CM-TERRAIN-03, CM-RULING-24); per unless given
                     * @enum {string}
                     */
                    costMode?: "max" | "per";
                    /**
                     * TerrainSight
                     * @description Whether it blocks sight, blocks it from 2 inches on as woods do, or is a contour of a hill; none unless given
                     * @enum {string}
                     */
                    sight?: "none" | "blocks" | "woods" | "hill";
                    /** @description It gives cover (CM-COVER-06); false unless given */
                    cover?: boolean;
                    /** @description Whoever stands on it is atop, as on a low wall (CM-TERRAIN-20); false unless given */
                    atop?: boolean;
                    /** @description Models on hills look over it (CM-HILL-09); false unless given */
                    low?: boolean;
                };
                /** @description Corners in order, either way round; each contour of a hill is a piece of its own (CM-TERRAIN-01) */
                outline: {
                    /** @description Inches to the east */
                    x: number;
                    /** @description Inches to the north */
                    y: number;
                }[];
                /** @description Where the points of a stake barrier look, in degrees counter-clockwise from east (CM-RULING-22) */
                points?: number;
            }[];
        };
        /** FireBomb */
        ChainmailFireBombInput: {
            /** @description Id of the model that throws */
            thrower: string;
            /** @description Id of the model it throws at */
            target: string;
            /** @description Everybody about, thrower and target among them */
            models: {
                /** @description Name by which the answer speaks of it */
                id: string;
                /** @description Whose it is; models of different sides are enemies */
                side: string;
                /** @description Centre of its base, inches to the east */
                x: number;
                /** @description Centre of its base, inches to the north */
                y: number;
                /** @description Diameter of its base in inches (CM-RULING-01); 1 unless given */
                baseDiameter?: number;
                /** @description The figures themselves, or a reference to a model of the catalog */
                model: {
                    /** @description Save */
                    save: number;
                    /** @description Health on the card */
                    health: number;
                    /** RangedWeapon */
                    ranged?: {
                        /** @description Attack bonus */
                        attack: number;
                        /** @description Damage of one hit */
                        damage: number;
                        /** @description Greatest range in inches */
                        range: number;
                        /** @description Shots in a skirmish; any number unless given */
                        uses?: number | null;
                        /**
                         * Energy
                         * @description What it does its damage with, if that is no plain weapon (CM-ABIL-27, CM-ABIL-31a)
                         * @enum {string}
                         */
                        energy?: "acid" | "cold" | "electricity" | "fire";
                    };
                    /** @description Special abilities; those the procedure does not know change nothing (CM-STAT-18) */
                    abilities?: {
                        /** @description Slug of the ability in the catalog */
                        slug: string;
                        /** @description Its rating, where it has one */
                        rating?: number;
                        /** @description How often it may be used in a skirmish */
                        uses?: number;
                        /** @description The type it works against */
                        against?: string;
                    }[];
                    /** @description Kind of creature, such as humanoid or undead (CM-STAT-02); humanoid unless given */
                    creature?: string;
                    /** @description Subtype, such as dwarf (CM-ABIL-13, CM-ABIL-14); none unless given */
                    subtype?: string;
                } | components["schemas"]["CatalogRef"];
                /** @description Health it has now; that of its card unless given */
                currentHealth?: number;
                /**
                 * DefenderCondition
                 * @description How it stands or lies; standing unless given
                 * @enum {string}
                 */
                condition?: "standing" | "knocked-down" | "poisoned" | "asleep" | "fallen" | "routing" | "stunned" | "dazed";
                /** @description It has passed its half-health save before (CM-MORALE-04); false unless given */
                passedHalfHealth?: boolean;
                /** @description Spells and whatever else adds to its save against the fire; 0 unless given */
                saveBonus?: number;
                /** @description Rating of the best Aura of Courage among allies within 2 inches (CM-ABIL-01); 0 unless given */
                aura?: number;
                /** @description Rating of the best Inspire Courage among allies of the faction within 6 inches (CM-ABIL-19); 0 unless given */
                inspired?: number;
                /** @description Orders, spells and whatever else adds to its morale saves; 0 unless given */
                moraleBonus?: number;
            }[];
            /** @description Losses of each side before the bomb (CM-MORALE-06); a side that is not named saves against 13 */
            warbands?: {
                /** @description Whose losses */
                side: string;
                /** WarbandLosses */
                losses: {
                    /** @description Models the warband started the skirmish with (CM-RULING-16) */
                    started: number;
                    /** @description Destroyed, knocked down, routing and routed-off models of it (CM-MORALE-06) */
                    casualties: number;
                };
            }[];
            /** @description Orders, spells and whatever else adds to the attack roll; 0 unless given */
            attackBonus?: number;
            /** @description Terrain on the field; none unless given */
            terrain?: {
                /** @description Name by which the answer speaks of it; its place in the list, such as terrain-1, unless given */
                id?: string;
                /**
                 * TerrainKind
                 * @description Kind of terrain of the catalog; either this or custom
                 * @enum {string}
                 */
                kind?: "briars" | "hedgerow" | "hill" | "hut-wall" | "hut-window" | "mausoleum-wall" | "quagmire" | "row-of-headstones" | "row-of-trees" | "stake-barrier" | "high-wall" | "low-wall" | "woods";
                /** CustomTerrain */
                custom?: {
                    /** @description No base may enter it (CM-TERRAIN-05); false unless given */
                    impassable?: boolean;
                    /** @description Inches of movement it costs; none unless given */
                    cost?: number;
                    /**
                     * TerrainCostMode
                     * @description Of all max pieces only the dearest is paid, and they cover also those who stand in them, as woods do (CM-TERRAIN-03, CM-RULING-24); per unless given
                     * @enum {string}
                     */
                    costMode?: "max" | "per";
                    /**
                     * TerrainSight
                     * @description Whether it blocks sight, blocks it from 2 inches on as woods do, or is a contour of a hill; none unless given
                     * @enum {string}
                     */
                    sight?: "none" | "blocks" | "woods" | "hill";
                    /** @description It gives cover (CM-COVER-06); false unless given */
                    cover?: boolean;
                    /** @description Whoever stands on it is atop, as on a low wall (CM-TERRAIN-20); false unless given */
                    atop?: boolean;
                    /** @description Models on hills look over it (CM-HILL-09); false unless given */
                    low?: boolean;
                };
                /** @description Corners in order, either way round; each contour of a hill is a piece of its own (CM-TERRAIN-01) */
                outline: {
                    /** @description Inches to the east */
                    x: number;
                    /** @description Inches to the north */
                    y: number;
                }[];
                /** @description Where the points of a stake barrier look, in degrees counter-clockwise from east (CM-RULING-22) */
                points?: number;
            }[];
        };
        /** GetUp */
        ChainmailGetUpInput: {
            /** @description The figures themselves, or a reference to a model of the catalog */
            model: {
                /** @description Save */
                save: number;
                /** @description Health on the card */
                health: number;
                /** @description Special abilities; those the procedure does not know change nothing (CM-STAT-18) */
                abilities?: {
                    /** @description Slug of the ability in the catalog */
                    slug: string;
                    /** @description Its rating, where it has one */
                    rating?: number;
                    /** @description How often it may be used in a skirmish */
                    uses?: number;
                    /** @description The type it works against */
                    against?: string;
                }[];
                /** @description Kind of creature, such as humanoid or undead (CM-STAT-02); humanoid unless given */
                creature?: string;
            } | components["schemas"]["CatalogRef"];
            /** @description Health it has now; 0 unless given */
            currentHealth?: number;
            /** @description Orders, spells and whatever else adds to this save; 0 unless given */
            bonus?: number;
        };
        /** Initiative */
        ChainmailInitiativeInput: {
            /** @description Players of the skirmish; two unless given, and no other number yet */
            players?: number;
        };
        /** LineOfSight */
        ChainmailLineOfSightInput: {
            /** PlacedBase */
            viewer: {
                /** @description Centre of its base, inches to the east */
                x: number;
                /** @description Centre of its base, inches to the north */
                y: number;
                /** @description Diameter of its base in inches (CM-RULING-01); 1 unless given */
                baseDiameter?: number;
                /** @description It lies knocked down (CM-LOS-06); false unless given */
                down?: boolean;
            };
            /** PlacedBase */
            target: {
                /** @description Centre of its base, inches to the east */
                x: number;
                /** @description Centre of its base, inches to the north */
                y: number;
                /** @description Diameter of its base in inches (CM-RULING-01); 1 unless given */
                baseDiameter?: number;
                /** @description It lies knocked down (CM-LOS-06); false unless given */
                down?: boolean;
            };
            /** @description Terrain on the field; none unless given */
            terrain?: {
                /** @description Name by which the answer speaks of it; its place in the list, such as terrain-1, unless given */
                id?: string;
                /**
                 * TerrainKind
                 * @description Kind of terrain of the catalog; either this or custom
                 * @enum {string}
                 */
                kind?: "briars" | "hedgerow" | "hill" | "hut-wall" | "hut-window" | "mausoleum-wall" | "quagmire" | "row-of-headstones" | "row-of-trees" | "stake-barrier" | "high-wall" | "low-wall" | "woods";
                /** CustomTerrain */
                custom?: {
                    /** @description No base may enter it (CM-TERRAIN-05); false unless given */
                    impassable?: boolean;
                    /** @description Inches of movement it costs; none unless given */
                    cost?: number;
                    /**
                     * TerrainCostMode
                     * @description Of all max pieces only the dearest is paid, and they cover also those who stand in them, as woods do (CM-TERRAIN-03, CM-RULING-24); per unless given
                     * @enum {string}
                     */
                    costMode?: "max" | "per";
                    /**
                     * TerrainSight
                     * @description Whether it blocks sight, blocks it from 2 inches on as woods do, or is a contour of a hill; none unless given
                     * @enum {string}
                     */
                    sight?: "none" | "blocks" | "woods" | "hill";
                    /** @description It gives cover (CM-COVER-06); false unless given */
                    cover?: boolean;
                    /** @description Whoever stands on it is atop, as on a low wall (CM-TERRAIN-20); false unless given */
                    atop?: boolean;
                    /** @description Models on hills look over it (CM-HILL-09); false unless given */
                    low?: boolean;
                };
                /** @description Corners in order, either way round; each contour of a hill is a piece of its own (CM-TERRAIN-01) */
                outline: {
                    /** @description Inches to the east */
                    x: number;
                    /** @description Inches to the north */
                    y: number;
                }[];
                /** @description Where the points of a stake barrier look, in degrees counter-clockwise from east (CM-RULING-22) */
                points?: number;
            }[];
        };
        /** MeleeAttack */
        ChainmailMeleeAttackInput: {
            /** MeleeAttacker */
            attacker: {
                /** @description The figures themselves, or a reference to a model of the catalog */
                model: {
                    /** MeleeWeapon */
                    melee: {
                        /** @description Attack bonus */
                        attack: number;
                        /** @description Damage of one hit */
                        damage: number;
                        /** @description A blunt weapon never scores critical hits (CM-STAT-13); false unless given */
                        blunt?: boolean;
                        /**
                         * Energy
                         * @description What it does its damage with, if that is no plain weapon (CM-ABIL-27, CM-ABIL-31a)
                         * @enum {string}
                         */
                        energy?: "acid" | "cold" | "electricity" | "fire";
                    };
                    /** @description Save; 0 unless given */
                    save?: number;
                    /** @description Special abilities; those the procedure does not know change nothing (CM-STAT-18) */
                    abilities?: {
                        /** @description Slug of the ability in the catalog */
                        slug: string;
                        /** @description Its rating, where it has one */
                        rating?: number;
                        /** @description How often it may be used in a skirmish */
                        uses?: number;
                        /** @description The type it works against */
                        against?: string;
                    }[];
                    /** @description Kind of creature, such as humanoid or undead (CM-STAT-02); humanoid unless given */
                    creature?: string;
                } | components["schemas"]["CatalogRef"];
                /** @description It stands higher than the defender (CM-HILL-07); false unless given */
                fromAbove?: boolean;
                /** @description Its base is atop a low wall, hedgerow or window (CM-MELEE-06); false unless given */
                atop?: boolean;
                /** @description Models hostile to the defender in melee contact with it, the attacker among them (CM-MELEE-05); 1 unless given */
                contacts?: number;
                /** @description It declared Smite Evil (CM-ABIL-33); false unless given */
                smite?: boolean;
                /** @description It declared a stunning attack (CM-ABIL-38); false unless given */
                stunning?: boolean;
                /** @description Orders, spells and whatever else adds to its attack roll; 0 unless given */
                attackBonus?: number;
                /** @description Inches of the charge that made contact (CM-CHARGE-05); no charge unless given */
                charged?: number;
                /** @description It is its second attack of the turn, and the first hit the same enemy (CM-ABIL-26); false unless given */
                rends?: boolean;
            };
            /** Defender */
            defender: {
                /** @description The figures themselves, or a reference to a model of the catalog */
                model: {
                    /** @description Armor */
                    armor: number;
                    /** @description Health on the card */
                    health: number;
                    /** @description Save */
                    save: number;
                    /** @description Special abilities; those the procedure does not know change nothing (CM-STAT-18) */
                    abilities?: {
                        /** @description Slug of the ability in the catalog */
                        slug: string;
                        /** @description Its rating, where it has one */
                        rating?: number;
                        /** @description How often it may be used in a skirmish */
                        uses?: number;
                        /** @description The type it works against */
                        against?: string;
                    }[];
                    /** @description Kind of creature, such as humanoid or undead (CM-STAT-02); humanoid unless given */
                    creature?: string;
                    /** @description Subtype, such as dwarf (CM-ABIL-13, CM-ABIL-14); none unless given */
                    subtype?: string;
                    /**
                     * Alignment
                     * @description Alignment (CM-STAT-05)
                     * @enum {string}
                     */
                    alignment?: "good" | "neutral" | "evil";
                } | components["schemas"]["CatalogRef"];
                /** @description Health it has now; that of its card unless given */
                currentHealth?: number;
                /**
                 * DefenderCondition
                 * @description How it stands or lies; standing unless given
                 * @enum {string}
                 */
                condition?: "standing" | "knocked-down" | "poisoned" | "asleep" | "fallen" | "routing" | "stunned" | "dazed";
                /** @description It has passed its half-health save before (CM-MORALE-04); false unless given */
                passedHalfHealth?: boolean;
                /** @description Its base is atop a low wall, hedgerow or window (CM-MELEE-07, CM-RANGED-10); false unless given */
                atop?: boolean;
                /** @description Spells and whatever else adds to its armor; 0 unless given */
                armorBonus?: number;
                /** @description Spells and whatever else adds to its saves against poison and stun; 0 unless given */
                saveBonus?: number;
                /** WarbandLosses */
                warband?: {
                    /** @description Models the warband started the skirmish with (CM-RULING-16) */
                    started: number;
                    /** @description Destroyed, knocked down, routing and routed-off models of it (CM-MORALE-06) */
                    casualties: number;
                };
                /** @description Rating of the best Aura of Courage among allies within 2 inches (CM-ABIL-01); 0 unless given */
                aura?: number;
                /** @description Rating of the best Inspire Courage among allies of the faction within 6 inches (CM-ABIL-19); 0 unless given */
                inspired?: number;
                /** @description Orders, spells and whatever else adds to its morale saves; 0 unless given */
                moraleBonus?: number;
            };
            /** AcrossGap */
            acrossGap?: {
                /** @description Terrain between gives the defender cover (CM-COVER-01); false unless given */
                cover?: boolean;
                /** @description Models between them; none unless given */
                intervening?: number;
            };
            /**
             * AttackPositions
             * @description Where the two and others stand: the service then finds height, cover, contact, distance and the like itself; what the caller gives besides is taken as given
             */
            positions?: {
                /** AttackPlace */
                attacker: {
                    /** @description Centre of its base, inches to the east */
                    x: number;
                    /** @description Centre of its base, inches to the north */
                    y: number;
                    /** @description Diameter of its base in inches (CM-RULING-01); 1 unless given */
                    baseDiameter?: number;
                };
                /** AttackPlace */
                defender: {
                    /** @description Centre of its base, inches to the east */
                    x: number;
                    /** @description Centre of its base, inches to the north */
                    y: number;
                    /** @description Diameter of its base in inches (CM-RULING-01); 1 unless given */
                    baseDiameter?: number;
                };
                /** @description Other models on the field; none unless given */
                others?: {
                    /** @description Centre of its base, inches to the east */
                    x: number;
                    /** @description Centre of its base, inches to the north */
                    y: number;
                    /** @description Diameter of its base in inches (CM-RULING-01); 1 unless given */
                    baseDiameter?: number;
                    /**
                     * OtherSide
                     * @description Whose it is; hostile to nobody unless given
                     * @enum {string}
                     */
                    side?: "attacker" | "defender";
                    /**
                     * PlacedCondition
                     * @description How it stands; standing unless given
                     * @enum {string}
                     */
                    condition?: "standing" | "knocked-down" | "routing" | "stunned" | "dazed";
                    /** @description It has Reach 1" (CM-ABIL-25); false unless given */
                    reach?: boolean;
                }[];
                /** @description Terrain on the field; none unless given */
                terrain?: {
                    /** @description Name by which the answer speaks of it; its place in the list, such as terrain-1, unless given */
                    id?: string;
                    /**
                     * TerrainKind
                     * @description Kind of terrain of the catalog; either this or custom
                     * @enum {string}
                     */
                    kind?: "briars" | "hedgerow" | "hill" | "hut-wall" | "hut-window" | "mausoleum-wall" | "quagmire" | "row-of-headstones" | "row-of-trees" | "stake-barrier" | "high-wall" | "low-wall" | "woods";
                    /** CustomTerrain */
                    custom?: {
                        /** @description No base may enter it (CM-TERRAIN-05); false unless given */
                        impassable?: boolean;
                        /** @description Inches of movement it costs; none unless given */
                        cost?: number;
                        /**
                         * TerrainCostMode
                         * @description Of all max pieces only the dearest is paid, and they cover also those who stand in them, as woods do (CM-TERRAIN-03, CM-RULING-24); per unless given
                         * @enum {string}
                         */
                        costMode?: "max" | "per";
                        /**
                         * TerrainSight
                         * @description Whether it blocks sight, blocks it from 2 inches on as woods do, or is a contour of a hill; none unless given
                         * @enum {string}
                         */
                        sight?: "none" | "blocks" | "woods" | "hill";
                        /** @description It gives cover (CM-COVER-06); false unless given */
                        cover?: boolean;
                        /** @description Whoever stands on it is atop, as on a low wall (CM-TERRAIN-20); false unless given */
                        atop?: boolean;
                        /** @description Models on hills look over it (CM-HILL-09); false unless given */
                        low?: boolean;
                    };
                    /** @description Corners in order, either way round; each contour of a hill is a piece of its own (CM-TERRAIN-01) */
                    outline: {
                        /** @description Inches to the east */
                        x: number;
                        /** @description Inches to the north */
                        y: number;
                    }[];
                    /** @description Where the points of a stake barrier look, in degrees counter-clockwise from east (CM-RULING-22) */
                    points?: number;
                }[];
            };
        };
        /** MoraleSave */
        ChainmailMoraleSaveInput: {
            /** @description The figures themselves, or a reference to a model of the catalog */
            model: {
                /** @description Save */
                save: number;
                /** @description Health on the card */
                health: number;
                /** @description Special abilities; those the procedure does not know change nothing (CM-STAT-18) */
                abilities?: {
                    /** @description Slug of the ability in the catalog */
                    slug: string;
                    /** @description Its rating, where it has one */
                    rating?: number;
                    /** @description How often it may be used in a skirmish */
                    uses?: number;
                    /** @description The type it works against */
                    against?: string;
                }[];
                /** @description Kind of creature, such as humanoid or undead (CM-STAT-02); humanoid unless given */
                creature?: string;
            } | components["schemas"]["CatalogRef"];
            /** @description Health it has now (CM-MORALE-07); that of its card unless given */
            currentHealth?: number;
            /** WarbandLosses */
            warband?: {
                /** @description Models the warband started the skirmish with (CM-RULING-16) */
                started: number;
                /** @description Destroyed, knocked down, routing and routed-off models of it (CM-MORALE-06) */
                casualties: number;
            };
            /** @description Rating of the best Aura of Courage among allies within 2 inches (CM-ABIL-01); 0 unless given */
            aura?: number;
            /** @description Rating of the best Inspire Courage among allies of the faction within 6 inches (CM-ABIL-19); 0 unless given */
            inspired?: number;
            /** @description Orders, spells and whatever else adds to its morale saves; 0 unless given */
            moraleBonus?: number;
            /**
             * MoraleCause
             * @description Why it saves (CM-MORALE-02, CM-MORALE-03); half-health unless given
             * @enum {string}
             */
            cause?: "half-health" | "leaving-contact" | "ability";
        };
        /** Movement */
        ChainmailMovementInput: {
            /** @description Id of the model that is asked about */
            model: string;
            /** @description Corners of the way in order, its end last */
            path?: {
                /** @description Inches to the east */
                x: number;
                /** @description Inches to the north */
                y: number;
            }[];
            /** FieldPoint */
            to?: {
                /** @description Inches to the east */
                x: number;
                /** @description Inches to the north */
                y: number;
            };
            /** @description Whether it wants to attack afterwards and so moves its speed, not twice that; false unless given */
            attackAfterwards?: boolean;
            /** @description Inches from west to east (CM-SETUP-01); 48 unless given */
            width?: number;
            /** @description Inches from south to north; 48 unless given */
            height?: number;
            /** @description The models on the field */
            models: {
                /** @description Name by which the answer speaks of it */
                id: string;
                /** @description Whose it is; models of different sides are enemies */
                side: string;
                /** @description Centre of its base, inches to the east */
                x: number;
                /** @description Centre of its base, inches to the north */
                y: number;
                /** @description Diameter of its base in inches (CM-RULING-01); 1 unless given */
                baseDiameter?: number;
                /**
                 * PlacedCondition
                 * @description How it stands; standing unless given
                 * @enum {string}
                 */
                condition?: "standing" | "knocked-down" | "routing" | "stunned" | "dazed";
                /** @description The figures themselves, or a reference to a model of the catalog */
                model: {
                    /** @description Inches it may move and still attack (CM-STAT-07) */
                    speed: number;
                    /** @description Special abilities; those the procedure does not know change nothing (CM-STAT-18) */
                    abilities?: {
                        /** @description Slug of the ability in the catalog */
                        slug: string;
                        /** @description Its rating, where it has one */
                        rating?: number;
                        /** @description How often it may be used in a skirmish */
                        uses?: number;
                        /** @description The type it works against */
                        against?: string;
                    }[];
                    /** @description Kind of creature, such as humanoid or undead (CM-STAT-02); humanoid unless given */
                    creature?: string;
                } | components["schemas"]["CatalogRef"];
            }[];
            /** @description Terrain on the field; none unless given */
            terrain?: {
                /** @description Name by which the answer speaks of it; its place in the list, such as terrain-1, unless given */
                id?: string;
                /**
                 * TerrainKind
                 * @description Kind of terrain of the catalog; either this or custom
                 * @enum {string}
                 */
                kind?: "briars" | "hedgerow" | "hill" | "hut-wall" | "hut-window" | "mausoleum-wall" | "quagmire" | "row-of-headstones" | "row-of-trees" | "stake-barrier" | "high-wall" | "low-wall" | "woods";
                /** CustomTerrain */
                custom?: {
                    /** @description No base may enter it (CM-TERRAIN-05); false unless given */
                    impassable?: boolean;
                    /** @description Inches of movement it costs; none unless given */
                    cost?: number;
                    /**
                     * TerrainCostMode
                     * @description Of all max pieces only the dearest is paid, and they cover also those who stand in them, as woods do (CM-TERRAIN-03, CM-RULING-24); per unless given
                     * @enum {string}
                     */
                    costMode?: "max" | "per";
                    /**
                     * TerrainSight
                     * @description Whether it blocks sight, blocks it from 2 inches on as woods do, or is a contour of a hill; none unless given
                     * @enum {string}
                     */
                    sight?: "none" | "blocks" | "woods" | "hill";
                    /** @description It gives cover (CM-COVER-06); false unless given */
                    cover?: boolean;
                    /** @description Whoever stands on it is atop, as on a low wall (CM-TERRAIN-20); false unless given */
                    atop?: boolean;
                    /** @description Models on hills look over it (CM-HILL-09); false unless given */
                    low?: boolean;
                };
                /** @description Corners in order, either way round; each contour of a hill is a piece of its own (CM-TERRAIN-01) */
                outline: {
                    /** @description Inches to the east */
                    x: number;
                    /** @description Inches to the north */
                    y: number;
                }[];
                /** @description Where the points of a stake barrier look, in degrees counter-clockwise from east (CM-RULING-22) */
                points?: number;
            }[];
        };
        /** NearestEnemy */
        ChainmailNearestEnemyInput: {
            /** @description Id of the model that is asked about */
            model: string;
            /** @description Inches from west to east (CM-SETUP-01); 48 unless given */
            width?: number;
            /** @description Inches from south to north; 48 unless given */
            height?: number;
            /** @description The models on the field */
            models: {
                /** @description Name by which the answer speaks of it */
                id: string;
                /** @description Whose it is; models of different sides are enemies */
                side: string;
                /** @description Centre of its base, inches to the east */
                x: number;
                /** @description Centre of its base, inches to the north */
                y: number;
                /** @description Diameter of its base in inches (CM-RULING-01); 1 unless given */
                baseDiameter?: number;
                /**
                 * PlacedCondition
                 * @description How it stands; standing unless given
                 * @enum {string}
                 */
                condition?: "standing" | "knocked-down" | "routing" | "stunned" | "dazed";
                /** @description The figures themselves, or a reference to a model of the catalog */
                model: {
                    /** @description Inches it may move and still attack (CM-STAT-07) */
                    speed: number;
                    /** @description Special abilities; those the procedure does not know change nothing (CM-STAT-18) */
                    abilities?: {
                        /** @description Slug of the ability in the catalog */
                        slug: string;
                        /** @description Its rating, where it has one */
                        rating?: number;
                        /** @description How often it may be used in a skirmish */
                        uses?: number;
                        /** @description The type it works against */
                        against?: string;
                    }[];
                    /** @description Kind of creature, such as humanoid or undead (CM-STAT-02); humanoid unless given */
                    creature?: string;
                } | components["schemas"]["CatalogRef"];
            }[];
            /** @description Terrain on the field; none unless given */
            terrain?: {
                /** @description Name by which the answer speaks of it; its place in the list, such as terrain-1, unless given */
                id?: string;
                /**
                 * TerrainKind
                 * @description Kind of terrain of the catalog; either this or custom
                 * @enum {string}
                 */
                kind?: "briars" | "hedgerow" | "hill" | "hut-wall" | "hut-window" | "mausoleum-wall" | "quagmire" | "row-of-headstones" | "row-of-trees" | "stake-barrier" | "high-wall" | "low-wall" | "woods";
                /** CustomTerrain */
                custom?: {
                    /** @description No base may enter it (CM-TERRAIN-05); false unless given */
                    impassable?: boolean;
                    /** @description Inches of movement it costs; none unless given */
                    cost?: number;
                    /**
                     * TerrainCostMode
                     * @description Of all max pieces only the dearest is paid, and they cover also those who stand in them, as woods do (CM-TERRAIN-03, CM-RULING-24); per unless given
                     * @enum {string}
                     */
                    costMode?: "max" | "per";
                    /**
                     * TerrainSight
                     * @description Whether it blocks sight, blocks it from 2 inches on as woods do, or is a contour of a hill; none unless given
                     * @enum {string}
                     */
                    sight?: "none" | "blocks" | "woods" | "hill";
                    /** @description It gives cover (CM-COVER-06); false unless given */
                    cover?: boolean;
                    /** @description Whoever stands on it is atop, as on a low wall (CM-TERRAIN-20); false unless given */
                    atop?: boolean;
                    /** @description Models on hills look over it (CM-HILL-09); false unless given */
                    low?: boolean;
                };
                /** @description Corners in order, either way round; each contour of a hill is a piece of its own (CM-TERRAIN-01) */
                outline: {
                    /** @description Inches to the east */
                    x: number;
                    /** @description Inches to the north */
                    y: number;
                }[];
                /** @description Where the points of a stake barrier look, in degrees counter-clockwise from east (CM-RULING-22) */
                points?: number;
            }[];
        };
        ChainmailOddsAttackOfOpportunityAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "attack-of-opportunity";
            /**
             * @description How the odds were found: every outcome counted, or a sample taken
             * @enum {string}
             */
            method: "exact" | "sampled";
            /** @description How many resolutions were counted; only in sampled odds */
            samples?: number;
            /** @description Seed of the sample; only in sampled odds */
            seed?: string;
            /** @description Every outcome; chances sum to exactly 1 */
            outcomes: {
                /**
                 * AttackOutcome
                 * @description What comes of it
                 */
                outcome: {
                    /** @description Health afterwards */
                    health: number;
                    /**
                     * Fate
                     * @description Whether it stands, lies and why, or is destroyed
                     * @enum {string}
                     */
                    condition: "standing" | "knocked-down" | "poisoned" | "asleep" | "fallen" | "destroyed";
                    /** @description Whether it fails the morale save it owes and routs (CM-ROUT-01) */
                    routs: boolean;
                    /** @description Whether it is stunned; told of attacks that can stun (CM-ABIL-38) */
                    stunned?: boolean;
                    /** @description Whether the attacker may strike another enemy at once; told of those who can (CM-ABIL-02) */
                    mayCleave?: boolean;
                };
                chance: components["schemas"]["ExactRatio"];
            }[];
            /** @description Exact mean of each number */
            means: {
                health?: components["schemas"]["ExactRatio"];
            };
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailOddsAttackOfOpportunityRequest: {
            input: components["schemas"]["ChainmailAttackOfOpportunityInput"];
            /**
             * @description exact counts every outcome; sampled resolves again and again and tells intervals
             * @default exact
             * @enum {string}
             */
            method?: "exact" | "sampled";
            /**
             * @description How many resolutions to count; only for sampled odds
             * @default 10000
             */
            samples?: number;
            /** @description Seed of the sample; only for sampled odds, drawn if left out */
            seed?: string;
        };
        ChainmailOddsDeathTouchAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "death-touch";
            /**
             * @description How the odds were found: every outcome counted, or a sample taken
             * @enum {string}
             */
            method: "exact" | "sampled";
            /** @description How many resolutions were counted; only in sampled odds */
            samples?: number;
            /** @description Seed of the sample; only in sampled odds */
            seed?: string;
            /** @description Every outcome; chances sum to exactly 1 */
            outcomes: {
                /**
                 * DeathTouchOutcome
                 * @description What comes of it
                 */
                outcome: {
                    /** @description Whether the touch destroys the defender */
                    destroyed: boolean;
                    /** @description Whether the attacker may strike another enemy at once; told of those who can (CM-ABIL-02b) */
                    mayCleave?: boolean;
                };
                chance: components["schemas"]["ExactRatio"];
            }[];
            /** @description Exact mean of each number */
            means: Record<string, never>;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailOddsDeathTouchRequest: {
            input: components["schemas"]["ChainmailDeathTouchInput"];
            /**
             * @description exact counts every outcome; sampled resolves again and again and tells intervals
             * @default exact
             * @enum {string}
             */
            method?: "exact" | "sampled";
            /**
             * @description How many resolutions to count; only for sampled odds
             * @default 10000
             */
            samples?: number;
            /** @description Seed of the sample; only for sampled odds, drawn if left out */
            seed?: string;
        };
        ChainmailOddsFireBombAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "fire-bomb";
            /**
             * @description How the odds were found: every outcome counted, or a sample taken
             * @enum {string}
             */
            method: "exact" | "sampled";
            /** @description How many resolutions were counted; only in sampled odds */
            samples?: number;
            /** @description Seed of the sample; only in sampled odds */
            seed?: string;
            /** @description Every outcome; chances sum to exactly 1 */
            outcomes: {
                /**
                 * FireBombOutcome
                 * @description What comes of it
                 */
                outcome: {
                    /** @description Whom the bomb struck, or null */
                    struck: string | null;
                    /** @description Everybody in the blast, in the order of their saves */
                    models: {
                        /** @description Which model */
                        id: string;
                        /** @description Health afterwards */
                        health: number;
                        /**
                         * BurntFate
                         * @description Whether it stands, lies or is destroyed
                         * @enum {string}
                         */
                        condition: "standing" | "down" | "destroyed";
                        /** @description Whether it fails the morale save it owes and routs (CM-ROUT-01) */
                        routs: boolean;
                    }[];
                };
                chance: components["schemas"]["ExactRatio"];
            }[];
            /** @description Exact mean of each number */
            means: Record<string, never>;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailOddsFireBombRequest: {
            input: components["schemas"]["ChainmailFireBombInput"];
            /**
             * @description exact counts every outcome; sampled resolves again and again and tells intervals
             * @default exact
             * @enum {string}
             */
            method?: "exact" | "sampled";
            /**
             * @description How many resolutions to count; only for sampled odds
             * @default 10000
             */
            samples?: number;
            /** @description Seed of the sample; only for sampled odds, drawn if left out */
            seed?: string;
        };
        ChainmailOddsGetUpAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "get-up";
            /**
             * @description How the odds were found: every outcome counted, or a sample taken
             * @enum {string}
             */
            method: "exact" | "sampled";
            /** @description How many resolutions were counted; only in sampled odds */
            samples?: number;
            /** @description Seed of the sample; only in sampled odds */
            seed?: string;
            /** @description Every outcome; chances sum to exactly 1 */
            outcomes: {
                /**
                 * GetUpOutcome
                 * @description What comes of it
                 */
                outcome: {
                    /**
                     * GettingUp
                     * @description How the try ends
                     * @enum {string}
                     */
                    condition: "destroyed" | "down" | "up";
                    /** @description Health afterwards */
                    health: number;
                };
                chance: components["schemas"]["ExactRatio"];
            }[];
            /** @description Exact mean of each number */
            means: {
                health?: components["schemas"]["ExactRatio"];
            };
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailOddsGetUpRequest: {
            input: components["schemas"]["ChainmailGetUpInput"];
            /**
             * @description exact counts every outcome; sampled resolves again and again and tells intervals
             * @default exact
             * @enum {string}
             */
            method?: "exact" | "sampled";
            /**
             * @description How many resolutions to count; only for sampled odds
             * @default 10000
             */
            samples?: number;
            /** @description Seed of the sample; only for sampled odds, drawn if left out */
            seed?: string;
        };
        ChainmailOddsInitiativeAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "initiative";
            /**
             * @description How the odds were found: every outcome counted, or a sample taken
             * @enum {string}
             */
            method: "exact" | "sampled";
            /** @description How many resolutions were counted; only in sampled odds */
            samples?: number;
            /** @description Seed of the sample; only in sampled odds */
            seed?: string;
            /** @description Every outcome; chances sum to exactly 1 */
            outcomes: {
                /**
                 * OpposedRollOutcome
                 * @description What comes of it
                 */
                outcome: {
                    /** @description Place of the winner in the list, from 0 */
                    winner: number;
                };
                chance: components["schemas"]["ExactRatio"];
            }[];
            /** @description Exact mean of each number */
            means: {
                winner?: components["schemas"]["ExactRatio"];
            };
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailOddsInitiativeRequest: {
            input: components["schemas"]["ChainmailInitiativeInput"];
            /**
             * @description exact counts every outcome; sampled resolves again and again and tells intervals
             * @default exact
             * @enum {string}
             */
            method?: "exact" | "sampled";
            /**
             * @description How many resolutions to count; only for sampled odds
             * @default 10000
             */
            samples?: number;
            /** @description Seed of the sample; only for sampled odds, drawn if left out */
            seed?: string;
        };
        ChainmailOddsMeleeAttackAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "melee-attack";
            /**
             * @description How the odds were found: every outcome counted, or a sample taken
             * @enum {string}
             */
            method: "exact" | "sampled";
            /** @description How many resolutions were counted; only in sampled odds */
            samples?: number;
            /** @description Seed of the sample; only in sampled odds */
            seed?: string;
            /** @description Every outcome; chances sum to exactly 1 */
            outcomes: {
                /**
                 * AttackOutcome
                 * @description What comes of it
                 */
                outcome: {
                    /** @description Health afterwards */
                    health: number;
                    /**
                     * Fate
                     * @description Whether it stands, lies and why, or is destroyed
                     * @enum {string}
                     */
                    condition: "standing" | "knocked-down" | "poisoned" | "asleep" | "fallen" | "destroyed";
                    /** @description Whether it fails the morale save it owes and routs (CM-ROUT-01) */
                    routs: boolean;
                    /** @description Whether it is stunned; told of attacks that can stun (CM-ABIL-38) */
                    stunned?: boolean;
                    /** @description Whether the attacker may strike another enemy at once; told of those who can (CM-ABIL-02) */
                    mayCleave?: boolean;
                };
                chance: components["schemas"]["ExactRatio"];
            }[];
            /** @description Exact mean of each number */
            means: {
                health?: components["schemas"]["ExactRatio"];
            };
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailOddsMeleeAttackRequest: {
            input: components["schemas"]["ChainmailMeleeAttackInput"];
            /**
             * @description exact counts every outcome; sampled resolves again and again and tells intervals
             * @default exact
             * @enum {string}
             */
            method?: "exact" | "sampled";
            /**
             * @description How many resolutions to count; only for sampled odds
             * @default 10000
             */
            samples?: number;
            /** @description Seed of the sample; only for sampled odds, drawn if left out */
            seed?: string;
        };
        ChainmailOddsMoraleSaveAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "morale-save";
            /**
             * @description How the odds were found: every outcome counted, or a sample taken
             * @enum {string}
             */
            method: "exact" | "sampled";
            /** @description How many resolutions were counted; only in sampled odds */
            samples?: number;
            /** @description Seed of the sample; only in sampled odds */
            seed?: string;
            /** @description Every outcome; chances sum to exactly 1 */
            outcomes: {
                /**
                 * MoraleSaveOutcome
                 * @description What comes of it
                 */
                outcome: {
                    /** @description Whether the save succeeds */
                    holds: boolean;
                };
                chance: components["schemas"]["ExactRatio"];
            }[];
            /** @description Exact mean of each number */
            means: Record<string, never>;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailOddsMoraleSaveRequest: {
            input: components["schemas"]["ChainmailMoraleSaveInput"];
            /**
             * @description exact counts every outcome; sampled resolves again and again and tells intervals
             * @default exact
             * @enum {string}
             */
            method?: "exact" | "sampled";
            /**
             * @description How many resolutions to count; only for sampled odds
             * @default 10000
             */
            samples?: number;
            /** @description Seed of the sample; only for sampled odds, drawn if left out */
            seed?: string;
        };
        ChainmailOddsRallyAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "rally";
            /**
             * @description How the odds were found: every outcome counted, or a sample taken
             * @enum {string}
             */
            method: "exact" | "sampled";
            /** @description How many resolutions were counted; only in sampled odds */
            samples?: number;
            /** @description Seed of the sample; only in sampled odds */
            seed?: string;
            /** @description Every outcome; chances sum to exactly 1 */
            outcomes: {
                /**
                 * MoraleSaveOutcome
                 * @description What comes of it
                 */
                outcome: {
                    /** @description Whether the save succeeds */
                    holds: boolean;
                };
                chance: components["schemas"]["ExactRatio"];
            }[];
            /** @description Exact mean of each number */
            means: Record<string, never>;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailOddsRallyRequest: {
            input: components["schemas"]["ChainmailRallyInput"];
            /**
             * @description exact counts every outcome; sampled resolves again and again and tells intervals
             * @default exact
             * @enum {string}
             */
            method?: "exact" | "sampled";
            /**
             * @description How many resolutions to count; only for sampled odds
             * @default 10000
             */
            samples?: number;
            /** @description Seed of the sample; only for sampled odds, drawn if left out */
            seed?: string;
        };
        ChainmailOddsRangedAttackAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "ranged-attack";
            /**
             * @description How the odds were found: every outcome counted, or a sample taken
             * @enum {string}
             */
            method: "exact" | "sampled";
            /** @description How many resolutions were counted; only in sampled odds */
            samples?: number;
            /** @description Seed of the sample; only in sampled odds */
            seed?: string;
            /** @description Every outcome; chances sum to exactly 1 */
            outcomes: {
                /**
                 * AttackOutcome
                 * @description What comes of it
                 */
                outcome: {
                    /** @description Health afterwards */
                    health: number;
                    /**
                     * Fate
                     * @description Whether it stands, lies and why, or is destroyed
                     * @enum {string}
                     */
                    condition: "standing" | "knocked-down" | "poisoned" | "asleep" | "fallen" | "destroyed";
                    /** @description Whether it fails the morale save it owes and routs (CM-ROUT-01) */
                    routs: boolean;
                    /** @description Whether it is stunned; told of attacks that can stun (CM-ABIL-38) */
                    stunned?: boolean;
                    /** @description Whether the attacker may strike another enemy at once; told of those who can (CM-ABIL-02) */
                    mayCleave?: boolean;
                };
                chance: components["schemas"]["ExactRatio"];
            }[];
            /** @description Exact mean of each number */
            means: {
                health?: components["schemas"]["ExactRatio"];
            };
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailOddsRangedAttackRequest: {
            input: components["schemas"]["ChainmailRangedAttackInput"];
            /**
             * @description exact counts every outcome; sampled resolves again and again and tells intervals
             * @default exact
             * @enum {string}
             */
            method?: "exact" | "sampled";
            /**
             * @description How many resolutions to count; only for sampled odds
             * @default 10000
             */
            samples?: number;
            /** @description Seed of the sample; only for sampled odds, drawn if left out */
            seed?: string;
        };
        ChainmailOddsSaveAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "save";
            /**
             * @description How the odds were found: every outcome counted, or a sample taken
             * @enum {string}
             */
            method: "exact" | "sampled";
            /** @description How many resolutions were counted; only in sampled odds */
            samples?: number;
            /** @description Seed of the sample; only in sampled odds */
            seed?: string;
            /** @description Every outcome; chances sum to exactly 1 */
            outcomes: {
                /**
                 * SaveOutcome
                 * @description What comes of it
                 */
                outcome: {
                    /** @description Whether the save succeeds */
                    saved: boolean;
                };
                chance: components["schemas"]["ExactRatio"];
            }[];
            /** @description Exact mean of each number */
            means: Record<string, never>;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailOddsSaveRequest: {
            input: components["schemas"]["ChainmailSaveInput"];
            /**
             * @description exact counts every outcome; sampled resolves again and again and tells intervals
             * @default exact
             * @enum {string}
             */
            method?: "exact" | "sampled";
            /**
             * @description How many resolutions to count; only for sampled odds
             * @default 10000
             */
            samples?: number;
            /** @description Seed of the sample; only for sampled odds, drawn if left out */
            seed?: string;
        };
        ChainmailOddsScenarioRollAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "scenario-roll";
            /**
             * @description How the odds were found: every outcome counted, or a sample taken
             * @enum {string}
             */
            method: "exact" | "sampled";
            /** @description How many resolutions were counted; only in sampled odds */
            samples?: number;
            /** @description Seed of the sample; only in sampled odds */
            seed?: string;
            /** @description Every outcome; chances sum to exactly 1 */
            outcomes: {
                /**
                 * ScenarioRollOutcome
                 * @description What comes of it
                 */
                outcome: {
                    /**
                     * TwoPlayerScenario
                     * @description Slug of the scenario
                     * @enum {string}
                     */
                    scenario: "standard-skirmish" | "pincer-move" | "kill-the-leader" | "capture-and-hold" | "breakthrough";
                };
                chance: components["schemas"]["ExactRatio"];
            }[];
            /** @description Exact mean of each number */
            means: Record<string, never>;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailOddsScenarioRollRequest: {
            input: components["schemas"]["ChainmailScenarioRollInput"];
            /**
             * @description exact counts every outcome; sampled resolves again and again and tells intervals
             * @default exact
             * @enum {string}
             */
            method?: "exact" | "sampled";
            /**
             * @description How many resolutions to count; only for sampled odds
             * @default 10000
             */
            samples?: number;
            /** @description Seed of the sample; only for sampled odds, drawn if left out */
            seed?: string;
        };
        ChainmailOddsScoutingCheckAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "scouting-check";
            /**
             * @description How the odds were found: every outcome counted, or a sample taken
             * @enum {string}
             */
            method: "exact" | "sampled";
            /** @description How many resolutions were counted; only in sampled odds */
            samples?: number;
            /** @description Seed of the sample; only in sampled odds */
            seed?: string;
            /** @description Every outcome; chances sum to exactly 1 */
            outcomes: {
                /**
                 * OpposedRollOutcome
                 * @description What comes of it
                 */
                outcome: {
                    /** @description Place of the winner in the list, from 0 */
                    winner: number;
                };
                chance: components["schemas"]["ExactRatio"];
            }[];
            /** @description Exact mean of each number */
            means: {
                winner?: components["schemas"]["ExactRatio"];
            };
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailOddsScoutingCheckRequest: {
            input: components["schemas"]["ChainmailScoutingCheckInput"];
            /**
             * @description exact counts every outcome; sampled resolves again and again and tells intervals
             * @default exact
             * @enum {string}
             */
            method?: "exact" | "sampled";
            /**
             * @description How many resolutions to count; only for sampled odds
             * @default 10000
             */
            samples?: number;
            /** @description Seed of the sample; only for sampled odds, drawn if left out */
            seed?: string;
        };
        ChainmailOddsStakeBarrierAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "stake-barrier";
            /**
             * @description How the odds were found: every outcome counted, or a sample taken
             * @enum {string}
             */
            method: "exact" | "sampled";
            /** @description How many resolutions were counted; only in sampled odds */
            samples?: number;
            /** @description Seed of the sample; only in sampled odds */
            seed?: string;
            /** @description Every outcome; chances sum to exactly 1 */
            outcomes: {
                /**
                 * AttackOutcome
                 * @description What comes of it
                 */
                outcome: {
                    /** @description Health afterwards */
                    health: number;
                    /**
                     * Fate
                     * @description Whether it stands, lies and why, or is destroyed
                     * @enum {string}
                     */
                    condition: "standing" | "knocked-down" | "poisoned" | "asleep" | "fallen" | "destroyed";
                    /** @description Whether it fails the morale save it owes and routs (CM-ROUT-01) */
                    routs: boolean;
                    /** @description Whether it is stunned; told of attacks that can stun (CM-ABIL-38) */
                    stunned?: boolean;
                    /** @description Whether the attacker may strike another enemy at once; told of those who can (CM-ABIL-02) */
                    mayCleave?: boolean;
                };
                chance: components["schemas"]["ExactRatio"];
            }[];
            /** @description Exact mean of each number */
            means: {
                health?: components["schemas"]["ExactRatio"];
            };
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailOddsStakeBarrierRequest: {
            input: components["schemas"]["ChainmailStakeBarrierInput"];
            /**
             * @description exact counts every outcome; sampled resolves again and again and tells intervals
             * @default exact
             * @enum {string}
             */
            method?: "exact" | "sampled";
            /**
             * @description How many resolutions to count; only for sampled odds
             * @default 10000
             */
            samples?: number;
            /** @description Seed of the sample; only for sampled odds, drawn if left out */
            seed?: string;
        };
        /** Rally */
        ChainmailRallyInput: {
            /** @description The figures themselves, or a reference to a model of the catalog */
            model: {
                /** @description Save */
                save: number;
                /** @description Health on the card */
                health: number;
                /** @description Special abilities; those the procedure does not know change nothing (CM-STAT-18) */
                abilities?: {
                    /** @description Slug of the ability in the catalog */
                    slug: string;
                    /** @description Its rating, where it has one */
                    rating?: number;
                    /** @description How often it may be used in a skirmish */
                    uses?: number;
                    /** @description The type it works against */
                    against?: string;
                }[];
                /** @description Kind of creature, such as humanoid or undead (CM-STAT-02); humanoid unless given */
                creature?: string;
            } | components["schemas"]["CatalogRef"];
            /** @description Health it has now (CM-MORALE-07); that of its card unless given */
            currentHealth?: number;
            /** WarbandLosses */
            warband?: {
                /** @description Models the warband started the skirmish with (CM-RULING-16) */
                started: number;
                /** @description Destroyed, knocked down, routing and routed-off models of it (CM-MORALE-06) */
                casualties: number;
            };
            /** @description Rating of the best Aura of Courage among allies within 2 inches (CM-ABIL-01); 0 unless given */
            aura?: number;
            /** @description Rating of the best Inspire Courage among allies of the faction within 6 inches (CM-ABIL-19); 0 unless given */
            inspired?: number;
            /** @description Orders, spells and whatever else adds to its morale saves; 0 unless given */
            moraleBonus?: number;
            /** @description It is out of command (CM-CMD-02); false unless given */
            outOfCommand?: boolean;
        };
        /** RangedAttack */
        ChainmailRangedAttackInput: {
            /** RangedAttacker */
            attacker: {
                /** @description The figures themselves, or a reference to a model of the catalog */
                model: {
                    /** RangedWeapon */
                    ranged: {
                        /** @description Attack bonus */
                        attack: number;
                        /** @description Damage of one hit */
                        damage: number;
                        /** @description Greatest range in inches */
                        range: number;
                        /** @description Shots in a skirmish; any number unless given */
                        uses?: number | null;
                        /**
                         * Energy
                         * @description What it does its damage with, if that is no plain weapon (CM-ABIL-27, CM-ABIL-31a)
                         * @enum {string}
                         */
                        energy?: "acid" | "cold" | "electricity" | "fire";
                    };
                    /** @description Special abilities; those the procedure does not know change nothing (CM-STAT-18) */
                    abilities?: {
                        /** @description Slug of the ability in the catalog */
                        slug: string;
                        /** @description Its rating, where it has one */
                        rating?: number;
                        /** @description How often it may be used in a skirmish */
                        uses?: number;
                        /** @description The type it works against */
                        against?: string;
                    }[];
                    /** @description Kind of creature, such as humanoid or undead (CM-STAT-02); humanoid unless given */
                    creature?: string;
                } | components["schemas"]["CatalogRef"];
                /** @description It stands higher than the defender (CM-HILL-07); false unless given */
                fromAbove?: boolean;
                /** @description Its base is atop a low wall, hedgerow or window (CM-RANGED-10); false unless given */
                atop?: boolean;
                /** @description An enemy is in melee contact with it (CM-RANGED-04); false unless given */
                engaged?: boolean;
                /** @description It declared Smite Evil (CM-ABIL-33); false unless given */
                smite?: boolean;
                /** @description Inches of the charge that ends with this throw (CM-ABIL-39); no charge unless given */
                charged?: number;
                /** @description Orders, spells and whatever else adds to its attack roll; 0 unless given */
                attackBonus?: number;
            };
            /** Defender */
            defender: {
                /** @description The figures themselves, or a reference to a model of the catalog */
                model: {
                    /** @description Armor */
                    armor: number;
                    /** @description Health on the card */
                    health: number;
                    /** @description Save */
                    save: number;
                    /** @description Special abilities; those the procedure does not know change nothing (CM-STAT-18) */
                    abilities?: {
                        /** @description Slug of the ability in the catalog */
                        slug: string;
                        /** @description Its rating, where it has one */
                        rating?: number;
                        /** @description How often it may be used in a skirmish */
                        uses?: number;
                        /** @description The type it works against */
                        against?: string;
                    }[];
                    /** @description Kind of creature, such as humanoid or undead (CM-STAT-02); humanoid unless given */
                    creature?: string;
                    /** @description Subtype, such as dwarf (CM-ABIL-13, CM-ABIL-14); none unless given */
                    subtype?: string;
                    /**
                     * Alignment
                     * @description Alignment (CM-STAT-05)
                     * @enum {string}
                     */
                    alignment?: "good" | "neutral" | "evil";
                } | components["schemas"]["CatalogRef"];
                /** @description Health it has now; that of its card unless given */
                currentHealth?: number;
                /**
                 * DefenderCondition
                 * @description How it stands or lies; standing unless given
                 * @enum {string}
                 */
                condition?: "standing" | "knocked-down" | "poisoned" | "asleep" | "fallen" | "routing" | "stunned" | "dazed";
                /** @description It has passed its half-health save before (CM-MORALE-04); false unless given */
                passedHalfHealth?: boolean;
                /** @description Its base is atop a low wall, hedgerow or window (CM-MELEE-07, CM-RANGED-10); false unless given */
                atop?: boolean;
                /** @description Spells and whatever else adds to its armor; 0 unless given */
                armorBonus?: number;
                /** @description Spells and whatever else adds to its saves against poison and stun; 0 unless given */
                saveBonus?: number;
                /** WarbandLosses */
                warband?: {
                    /** @description Models the warband started the skirmish with (CM-RULING-16) */
                    started: number;
                    /** @description Destroyed, knocked down, routing and routed-off models of it (CM-MORALE-06) */
                    casualties: number;
                };
                /** @description Rating of the best Aura of Courage among allies within 2 inches (CM-ABIL-01); 0 unless given */
                aura?: number;
                /** @description Rating of the best Inspire Courage among allies of the faction within 6 inches (CM-ABIL-19); 0 unless given */
                inspired?: number;
                /** @description Orders, spells and whatever else adds to its morale saves; 0 unless given */
                moraleBonus?: number;
            };
            /** @description Inches between the bases, one more for each contour up to a higher target (CM-HILL-06); in range and farther than 6 inches unless given */
            gap?: number;
            /** @description The defender has cover (CM-RANGED-06); false unless given */
            cover?: boolean;
            /** @description Other models whose bases the line from centre to centre crosses (CM-RANGED-07); none unless given */
            intervening?: number;
            /** @description The defender touches a standing model hostile to it (CM-RANGED-08); false unless given */
            intoMelee?: boolean;
            /**
             * AttackPositions
             * @description Where the two and others stand: the service then finds height, cover, contact, distance and the like itself; what the caller gives besides is taken as given
             */
            positions?: {
                /** AttackPlace */
                attacker: {
                    /** @description Centre of its base, inches to the east */
                    x: number;
                    /** @description Centre of its base, inches to the north */
                    y: number;
                    /** @description Diameter of its base in inches (CM-RULING-01); 1 unless given */
                    baseDiameter?: number;
                };
                /** AttackPlace */
                defender: {
                    /** @description Centre of its base, inches to the east */
                    x: number;
                    /** @description Centre of its base, inches to the north */
                    y: number;
                    /** @description Diameter of its base in inches (CM-RULING-01); 1 unless given */
                    baseDiameter?: number;
                };
                /** @description Other models on the field; none unless given */
                others?: {
                    /** @description Centre of its base, inches to the east */
                    x: number;
                    /** @description Centre of its base, inches to the north */
                    y: number;
                    /** @description Diameter of its base in inches (CM-RULING-01); 1 unless given */
                    baseDiameter?: number;
                    /**
                     * OtherSide
                     * @description Whose it is; hostile to nobody unless given
                     * @enum {string}
                     */
                    side?: "attacker" | "defender";
                    /**
                     * PlacedCondition
                     * @description How it stands; standing unless given
                     * @enum {string}
                     */
                    condition?: "standing" | "knocked-down" | "routing" | "stunned" | "dazed";
                    /** @description It has Reach 1" (CM-ABIL-25); false unless given */
                    reach?: boolean;
                }[];
                /** @description Terrain on the field; none unless given */
                terrain?: {
                    /** @description Name by which the answer speaks of it; its place in the list, such as terrain-1, unless given */
                    id?: string;
                    /**
                     * TerrainKind
                     * @description Kind of terrain of the catalog; either this or custom
                     * @enum {string}
                     */
                    kind?: "briars" | "hedgerow" | "hill" | "hut-wall" | "hut-window" | "mausoleum-wall" | "quagmire" | "row-of-headstones" | "row-of-trees" | "stake-barrier" | "high-wall" | "low-wall" | "woods";
                    /** CustomTerrain */
                    custom?: {
                        /** @description No base may enter it (CM-TERRAIN-05); false unless given */
                        impassable?: boolean;
                        /** @description Inches of movement it costs; none unless given */
                        cost?: number;
                        /**
                         * TerrainCostMode
                         * @description Of all max pieces only the dearest is paid, and they cover also those who stand in them, as woods do (CM-TERRAIN-03, CM-RULING-24); per unless given
                         * @enum {string}
                         */
                        costMode?: "max" | "per";
                        /**
                         * TerrainSight
                         * @description Whether it blocks sight, blocks it from 2 inches on as woods do, or is a contour of a hill; none unless given
                         * @enum {string}
                         */
                        sight?: "none" | "blocks" | "woods" | "hill";
                        /** @description It gives cover (CM-COVER-06); false unless given */
                        cover?: boolean;
                        /** @description Whoever stands on it is atop, as on a low wall (CM-TERRAIN-20); false unless given */
                        atop?: boolean;
                        /** @description Models on hills look over it (CM-HILL-09); false unless given */
                        low?: boolean;
                    };
                    /** @description Corners in order, either way round; each contour of a hill is a piece of its own (CM-TERRAIN-01) */
                    outline: {
                        /** @description Inches to the east */
                        x: number;
                        /** @description Inches to the north */
                        y: number;
                    }[];
                    /** @description Where the points of a stake barrier look, in degrees counter-clockwise from east (CM-RULING-22) */
                    points?: number;
                }[];
            };
        };
        ChainmailResolveAttackOfOpportunityAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "attack-of-opportunity";
            /**
             * AttackResult
             * @description What happened
             */
            result: {
                /**
                 * AttackRoll
                 * @description How the attack roll ended; out of range and withheld there is none (CM-RULING-13, CM-ABIL-40, CM-ABIL-43)
                 * @enum {string}
                 */
                attackRoll: "miss" | "hit" | "natural-20" | "automatic" | "out-of-range" | "withheld";
                /** @description Whether the critical roll doubled the damage */
                critical: boolean;
                /** @description What the d20 had to show; 1 always misses and 20 always hits */
                need: number;
                /** @description Damage dealt, after resistance and bones */
                damage: number;
                /**
                 * MoraleOutcome
                 * @description The half-health morale save (CM-MORALE-02)
                 * @enum {string}
                 */
                moraleSave: "not-due" | "passed" | "failed";
                /** @description Health afterwards */
                health: number;
                /**
                 * Fate
                 * @description Whether it stands, lies and why, or is destroyed
                 * @enum {string}
                 */
                condition: "standing" | "knocked-down" | "poisoned" | "asleep" | "fallen" | "destroyed";
                /** @description Whether it fails the morale save it owes and routs (CM-ROUT-01) */
                routs: boolean;
                /** @description Whether it is stunned; told of attacks that can stun (CM-ABIL-38) */
                stunned?: boolean;
                /** @description Whether the attacker may strike another enemy at once; told of those who can (CM-ABIL-02) */
                mayCleave?: boolean;
                /** @description What the attack hangs on, if positions were given */
                found?: {
                    /** @description What was looked at */
                    flag: string;
                    /** @description 1 for yes and 0 for no; else inches or a count */
                    value: number;
                    /** @description Rule that asks for it */
                    rule: string;
                    /**
                     * FoundSource
                     * @description Whether it follows from the positions or was given
                     * @enum {string}
                     */
                    source: "positions" | "caller";
                }[];
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailResolveAttackOfOpportunityRequest: {
            input: components["schemas"]["ChainmailAttackOfOpportunityInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        ChainmailResolveChargeCheckAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "charge-check";
            /**
             * ChargeCheckResult
             * @description What happened
             */
            result: {
                /** @description Whether it may declare a charge */
                allowed: boolean;
                /** ChargeRefusal */
                against?: {
                    /** @description Stable code */
                    code: string;
                    /** @description Rule that forbids it */
                    rule: string;
                    /** @description Why not */
                    message: string;
                };
                /** @description One for each equally near enemy */
                runs: {
                    /** @description The enemy it goes at */
                    target: string;
                    /** @description Inches it covers if nothing stops it on the way */
                    inches: number;
                    /** @description Whether it comes to melee contact with its target */
                    contact: boolean;
                    /**
                     * ChargeBroken
                     * @description Whether it stops being a charge: slowed (CM-CHARGE-07), blocked (CM-RULING-10) or met by another enemy (CM-CHARGE-08, CM-CHARGE-09)
                     * @enum {string}
                     */
                    broken: "no" | "slowed" | "blocked" | "met";
                    /** @description Bonus on the attack roll (CM-CHARGE-05) */
                    bonus: number;
                    /** @description Whether it may strike its target at the end (CM-CHARGE-10, CM-RULING-09) */
                    mayStrike: boolean;
                }[];
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailResolveChargeCheckRequest: {
            input: components["schemas"]["ChainmailChargeCheckInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        ChainmailResolveCommandStatusAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "command-status";
            /**
             * CommandStatusResult
             * @description What happened
             */
            result: {
                /** @description Each model in the order given */
                models: {
                    /** @description Which model */
                    id: string;
                    /** @description Whether it is under command */
                    underCommand: boolean;
                    /** @description The rule that says so */
                    rule: string;
                    /** @description Allied commanders that reach it (CM-CMD-01) */
                    commanders: {
                        /** @description Which commander */
                        id: string;
                        /** @description Inches between the bases */
                        gap: number;
                        /** @description Whether it needs no sight */
                        within6: boolean;
                    }[];
                }[];
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailResolveCommandStatusRequest: {
            input: components["schemas"]["ChainmailCommandStatusInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        ChainmailResolveCoverAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "cover";
            /**
             * CoverResult
             * @description What happened
             */
            result: {
                /** @description Whether the defender has cover from the attacker (CM-COVER-02, CM-COVER-03) */
                cover: boolean;
                /** @description Every piece that gives it; two give no more than one (CM-COVER-07) */
                coverFrom: {
                    /** @description Which piece */
                    piece: string;
                    /** @description Its kind */
                    kind: string;
                }[];
                /** @description Other models whose bases the line from centre to centre crosses (CM-RANGED-07) */
                intervening: number;
                /** @description What both add to the armor against a shot: 4 for cover, 1 for each model between */
                armorBonus: number;
                /** @description Whether the attacker sees the defender at all (CM-LOS-01) */
                seen: boolean;
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailResolveCoverRequest: {
            input: components["schemas"]["ChainmailCoverInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        ChainmailResolveDeathTouchAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "death-touch";
            /**
             * DeathTouchResult
             * @description What happened
             */
            result: {
                /**
                 * TouchRoll
                 * @description How the attack roll ended; a fallen model is touched without one
                 * @enum {string}
                 */
                attackRoll: "miss" | "hit" | "natural-20" | "automatic";
                /** @description What the d20 had to show; 1 always misses and 20 always hits */
                need: number;
                /** @description Whether the touch destroys the defender */
                destroyed: boolean;
                /** @description Whether the attacker may strike another enemy at once; told of those who can (CM-ABIL-02b) */
                mayCleave?: boolean;
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailResolveDeathTouchRequest: {
            input: components["schemas"]["ChainmailDeathTouchInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        ChainmailResolveDistanceAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "distance";
            /**
             * DistanceResult
             * @description What happened
             */
            result: {
                /** @description Inches between the nearest parts of the bases, or from the nearest part of the base to the point (CM-MEASURE-01, CM-MEASURE-05) */
                gap: number;
                /** @description Inches from centre to centre, or to the point */
                centres: number;
                /** @description Inches from the farthest part of the first base to the nearest part of the other, or to the point (CM-MEASURE-05) */
                farthest: number;
                /** @description Whether the bases touch, or the point lies under the base */
                contact: boolean;
                /** @description Inches that a shot counts more, the target being higher (CM-HILL-06); none for a point */
                extraInches: number;
                /** @description The gap as it counts against the range of a shot (CM-RANGED-03) */
                rangedGap: number;
                /** @description Whether the gap is no more than the inches asked for */
                within?: boolean;
                /** @description Whether every part of the first base is that near (CM-MEASURE-05) */
                entirelyWithin?: boolean;
                /** @description Whether a shot of that range reaches */
                inRange?: boolean;
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailResolveDistanceRequest: {
            input: components["schemas"]["ChainmailDistanceInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        ChainmailResolveFireBombAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "fire-bomb";
            /**
             * FireBombResult
             * @description What happened
             */
            result: {
                /**
                 * BombRoll
                 * @description How the attack roll ended; out of range there is none (CM-RULING-13)
                 * @enum {string}
                 */
                attackRoll: "miss" | "hit" | "natural-20" | "out-of-range";
                /** @description Whether the critical roll doubled the damage to the struck model */
                critical: boolean;
                /** @description What the d20 had to show; 1 always misses and 20 always hits */
                need: number;
                /** @description Centre of the blast, inches to the east */
                x?: number;
                /** @description Centre of the blast, inches to the north */
                y?: number;
                /** @description Whom the bomb struck, or null */
                struck: string | null;
                /** @description Everybody in the blast, in the order of their saves */
                models: {
                    /** @description Which model */
                    id: string;
                    /** @description Health afterwards */
                    health: number;
                    /**
                     * BurntFate
                     * @description Whether it stands, lies or is destroyed
                     * @enum {string}
                     */
                    condition: "standing" | "down" | "destroyed";
                    /** @description Whether it fails the morale save it owes and routs (CM-ROUT-01) */
                    routs: boolean;
                    /** @description Damage it took */
                    damage: number;
                }[];
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailResolveFireBombRequest: {
            input: components["schemas"]["ChainmailFireBombInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        ChainmailResolveGetUpAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "get-up";
            /**
             * GetUpOutcome
             * @description What happened
             */
            result: {
                /**
                 * GettingUp
                 * @description How the try ends
                 * @enum {string}
                 */
                condition: "destroyed" | "down" | "up";
                /** @description Health afterwards */
                health: number;
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailResolveGetUpRequest: {
            input: components["schemas"]["ChainmailGetUpInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        ChainmailResolveInitiativeAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "initiative";
            /**
             * OpposedRollOutcome
             * @description What happened
             */
            result: {
                /** @description Place of the winner in the list, from 0 */
                winner: number;
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailResolveInitiativeRequest: {
            input: components["schemas"]["ChainmailInitiativeInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        ChainmailResolveLineOfSightAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "line-of-sight";
            /**
             * LineOfSightResult
             * @description What happened
             */
            result: {
                /** @description Whether the viewer sees the target (CM-LOS-01) */
                seen: boolean;
                /** @description Whether the target sees the viewer: the same unless one of them lies behind cover (CM-LOS-05, CM-LOS-06) */
                seesBack: boolean;
                /** @description Every piece that keeps the target out of sight */
                blockers: {
                    /** @description Which piece */
                    piece: string;
                    /** @description Its kind */
                    kind: string;
                    /** @description Rule by which it blocks */
                    rule: string;
                    /** @description Inches of the line inside it */
                    inches: number;
                    /** @description What keeps the target out of sight */
                    why: string;
                }[];
                /** @description Whether the target has cover from the viewer (CM-COVER-01) */
                cover: boolean;
                /** @description Every piece that gives it (CM-COVER-07) */
                coverFrom: {
                    /** @description Which piece */
                    piece: string;
                    /** @description Its kind */
                    kind: string;
                }[];
                /**
                 * HigherGround
                 * @description Who stands on higher ground (CM-HILL-02)
                 * @enum {string}
                 */
                higher: "viewer" | "target" | "neither";
                /** @description Elevation score of the viewer: per contour 1 on its line, 2 clear inside it (CM-HILL-02) */
                viewerElevation: number;
                /** @description Elevation score of the target */
                targetElevation: number;
                /** @description Whether the viewer is atop a hedgerow, window or low wall (CM-TERRAIN-20) */
                viewerAtop: boolean;
                /** @description Whether the target is */
                targetAtop: boolean;
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailResolveLineOfSightRequest: {
            input: components["schemas"]["ChainmailLineOfSightInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        ChainmailResolveMeleeAttackAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "melee-attack";
            /**
             * AttackResult
             * @description What happened
             */
            result: {
                /**
                 * AttackRoll
                 * @description How the attack roll ended; out of range and withheld there is none (CM-RULING-13, CM-ABIL-40, CM-ABIL-43)
                 * @enum {string}
                 */
                attackRoll: "miss" | "hit" | "natural-20" | "automatic" | "out-of-range" | "withheld";
                /** @description Whether the critical roll doubled the damage */
                critical: boolean;
                /** @description What the d20 had to show; 1 always misses and 20 always hits */
                need: number;
                /** @description Damage dealt, after resistance and bones */
                damage: number;
                /**
                 * MoraleOutcome
                 * @description The half-health morale save (CM-MORALE-02)
                 * @enum {string}
                 */
                moraleSave: "not-due" | "passed" | "failed";
                /** @description Health afterwards */
                health: number;
                /**
                 * Fate
                 * @description Whether it stands, lies and why, or is destroyed
                 * @enum {string}
                 */
                condition: "standing" | "knocked-down" | "poisoned" | "asleep" | "fallen" | "destroyed";
                /** @description Whether it fails the morale save it owes and routs (CM-ROUT-01) */
                routs: boolean;
                /** @description Whether it is stunned; told of attacks that can stun (CM-ABIL-38) */
                stunned?: boolean;
                /** @description Whether the attacker may strike another enemy at once; told of those who can (CM-ABIL-02) */
                mayCleave?: boolean;
                /** @description What the attack hangs on, if positions were given */
                found?: {
                    /** @description What was looked at */
                    flag: string;
                    /** @description 1 for yes and 0 for no; else inches or a count */
                    value: number;
                    /** @description Rule that asks for it */
                    rule: string;
                    /**
                     * FoundSource
                     * @description Whether it follows from the positions or was given
                     * @enum {string}
                     */
                    source: "positions" | "caller";
                }[];
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailResolveMeleeAttackRequest: {
            input: components["schemas"]["ChainmailMeleeAttackInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        ChainmailResolveMoraleSaveAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "morale-save";
            /**
             * MoraleSaveResult
             * @description What happened
             */
            result: {
                /** @description Whether the save succeeds */
                holds: boolean;
                /** @description Difficulty (CM-MORALE-05) */
                dc: number;
                /** @description All that was added to the die */
                bonus: number;
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailResolveMoraleSaveRequest: {
            input: components["schemas"]["ChainmailMoraleSaveInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        ChainmailResolveMovementAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "movement";
            /**
             * MovementResult
             * @description What happened
             */
            result: {
                /** @description The way, from where it stands */
                path: {
                    /** @description Inches to the east */
                    x: number;
                    /** @description Inches to the north */
                    y: number;
                }[];
                /** @description Inches of the way */
                length: number;
                /** @description Inches with what terrain, climbs, squeezes and the fallen cost */
                cost: number;
                /** @description Inches it may spend (CM-MOVE-02) */
                allowance: number;
                /** @description Whether it may go the whole way and stay at its end */
                legal: boolean;
                /** StoppingPlace */
                stopsAt: {
                    /** @description Inches to the east */
                    x: number;
                    /** @description Inches to the north */
                    y: number;
                    /** @description Inches along the way */
                    inches: number;
                    /**
                     * StoppingReason
                     * @description Why it goes no further
                     * @enum {string}
                     */
                    why: "arrived" | "allowance" | "blocked" | "no-room";
                };
                /** @description What slows it, in order */
                costs: {
                    /** @description Where on the way it falls due */
                    inches: number;
                    /** @description Inches it costs; of max prices only the dearest counts (CM-TERRAIN-03) */
                    cost: number;
                    /** @description Whether it is a max price */
                    max: boolean;
                }[];
                /** @description Attacks of opportunity and stakes that it meets if nothing stops it before, and contacts that it leaves */
                draws: {
                    /** @description The enemy, or the stakes */
                    by: string;
                    /** @description Where on the way */
                    inches: number;
                    /** FieldPoint */
                    at: {
                        /** @description Inches to the east */
                        x: number;
                        /** @description Inches to the north */
                        y: number;
                    };
                    /** @description By which rule */
                    rule: string;
                    /** @description Whether an attack comes with it */
                    attack: boolean;
                    /** @description Whether it must make a morale save for leaving contact (CM-MORALE-03) */
                    moraleSave: boolean;
                }[];
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailResolveMovementRequest: {
            input: components["schemas"]["ChainmailMovementInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        ChainmailResolveNearestEnemyAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "nearest-enemy";
            /**
             * NearestEnemyResult
             * @description What happened
             */
            result: {
                /** @description The nearest by path cost, for movement and charges; more than one are equally near and are told apart by dice (CM-NEAREST-03, CM-RULING-15) */
                forMovement: {
                    /** @description Which enemy */
                    id: string;
                    /** @description Inches of the cheapest way to base contact, with what terrain, squeezes and the fallen cost */
                    cost: number;
                    /** @description Inches of that way alone */
                    length: number;
                    /** @description A way to walk */
                    path: {
                        /** @description Inches to the east */
                        x: number;
                        /** @description Inches to the north */
                        y: number;
                    }[];
                }[];
                /** @description The nearest in sight by straight distance, for shots and spells (CM-NEAREST-04) */
                forShooting: {
                    /** @description Which enemy */
                    id: string;
                    /** @description Inches between the bases */
                    gap: number;
                }[];
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailResolveNearestEnemyRequest: {
            input: components["schemas"]["ChainmailNearestEnemyInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        ChainmailResolveRallyAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "rally";
            /**
             * MoraleSaveResult
             * @description What happened
             */
            result: {
                /** @description Whether the save succeeds */
                holds: boolean;
                /** @description Difficulty (CM-MORALE-05) */
                dc: number;
                /** @description All that was added to the die */
                bonus: number;
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailResolveRallyRequest: {
            input: components["schemas"]["ChainmailRallyInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        ChainmailResolveRangedAttackAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "ranged-attack";
            /**
             * AttackResult
             * @description What happened
             */
            result: {
                /**
                 * AttackRoll
                 * @description How the attack roll ended; out of range and withheld there is none (CM-RULING-13, CM-ABIL-40, CM-ABIL-43)
                 * @enum {string}
                 */
                attackRoll: "miss" | "hit" | "natural-20" | "automatic" | "out-of-range" | "withheld";
                /** @description Whether the critical roll doubled the damage */
                critical: boolean;
                /** @description What the d20 had to show; 1 always misses and 20 always hits */
                need: number;
                /** @description Damage dealt, after resistance and bones */
                damage: number;
                /**
                 * MoraleOutcome
                 * @description The half-health morale save (CM-MORALE-02)
                 * @enum {string}
                 */
                moraleSave: "not-due" | "passed" | "failed";
                /** @description Health afterwards */
                health: number;
                /**
                 * Fate
                 * @description Whether it stands, lies and why, or is destroyed
                 * @enum {string}
                 */
                condition: "standing" | "knocked-down" | "poisoned" | "asleep" | "fallen" | "destroyed";
                /** @description Whether it fails the morale save it owes and routs (CM-ROUT-01) */
                routs: boolean;
                /** @description Whether it is stunned; told of attacks that can stun (CM-ABIL-38) */
                stunned?: boolean;
                /** @description Whether the attacker may strike another enemy at once; told of those who can (CM-ABIL-02) */
                mayCleave?: boolean;
                /** @description What the attack hangs on, if positions were given */
                found?: {
                    /** @description What was looked at */
                    flag: string;
                    /** @description 1 for yes and 0 for no; else inches or a count */
                    value: number;
                    /** @description Rule that asks for it */
                    rule: string;
                    /**
                     * FoundSource
                     * @description Whether it follows from the positions or was given
                     * @enum {string}
                     */
                    source: "positions" | "caller";
                }[];
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailResolveRangedAttackRequest: {
            input: components["schemas"]["ChainmailRangedAttackInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        ChainmailResolveSaveAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "save";
            /**
             * SaveOutcome
             * @description What happened
             */
            result: {
                /** @description Whether the save succeeds */
                saved: boolean;
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailResolveSaveRequest: {
            input: components["schemas"]["ChainmailSaveInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        ChainmailResolveScenarioRollAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "scenario-roll";
            /**
             * ScenarioRollOutcome
             * @description What happened
             */
            result: {
                /**
                 * TwoPlayerScenario
                 * @description Slug of the scenario
                 * @enum {string}
                 */
                scenario: "standard-skirmish" | "pincer-move" | "kill-the-leader" | "capture-and-hold" | "breakthrough";
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailResolveScenarioRollRequest: {
            input: components["schemas"]["ChainmailScenarioRollInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        ChainmailResolveScoutingCheckAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "scouting-check";
            /**
             * OpposedRollOutcome
             * @description What happened
             */
            result: {
                /** @description Place of the winner in the list, from 0 */
                winner: number;
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailResolveScoutingCheckRequest: {
            input: components["schemas"]["ChainmailScoutingCheckInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        ChainmailResolveStakeBarrierAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "stake-barrier";
            /**
             * AttackResult
             * @description What happened
             */
            result: {
                /**
                 * AttackRoll
                 * @description How the attack roll ended; out of range and withheld there is none (CM-RULING-13, CM-ABIL-40, CM-ABIL-43)
                 * @enum {string}
                 */
                attackRoll: "miss" | "hit" | "natural-20" | "automatic" | "out-of-range" | "withheld";
                /** @description Whether the critical roll doubled the damage */
                critical: boolean;
                /** @description What the d20 had to show; 1 always misses and 20 always hits */
                need: number;
                /** @description Damage dealt, after resistance and bones */
                damage: number;
                /**
                 * MoraleOutcome
                 * @description The half-health morale save (CM-MORALE-02)
                 * @enum {string}
                 */
                moraleSave: "not-due" | "passed" | "failed";
                /** @description Health afterwards */
                health: number;
                /**
                 * Fate
                 * @description Whether it stands, lies and why, or is destroyed
                 * @enum {string}
                 */
                condition: "standing" | "knocked-down" | "poisoned" | "asleep" | "fallen" | "destroyed";
                /** @description Whether it fails the morale save it owes and routs (CM-ROUT-01) */
                routs: boolean;
                /** @description Whether it is stunned; told of attacks that can stun (CM-ABIL-38) */
                stunned?: boolean;
                /** @description Whether the attacker may strike another enemy at once; told of those who can (CM-ABIL-02) */
                mayCleave?: boolean;
                /** @description What the attack hangs on, if positions were given */
                found?: {
                    /** @description What was looked at */
                    flag: string;
                    /** @description 1 for yes and 0 for no; else inches or a count */
                    value: number;
                    /** @description Rule that asks for it */
                    rule: string;
                    /**
                     * FoundSource
                     * @description Whether it follows from the positions or was given
                     * @enum {string}
                     */
                    source: "positions" | "caller";
                }[];
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailResolveStakeBarrierRequest: {
            input: components["schemas"]["ChainmailStakeBarrierInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        ChainmailResolveThreatenedAreasAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "threatened-areas";
            /**
             * ThreatenedAreasResult
             * @description What happened
             */
            result: {
                /** @description Each model in the order given */
                models: {
                    /** @description Which model */
                    id: string;
                    /** @description Inches from its base that it threatens (CM-AOO-01) */
                    threatens: number;
                    /** @description Whether it can make an attack of opportunity at all: not while knocked down, routing, stunned or dazed (CM-AOO-10) */
                    strikes: boolean;
                    /** @description Enemies in its threatened area */
                    inItsArea: {
                        /** @description Which enemy */
                        id: string;
                        /** @description Inches between the bases */
                        gap: number;
                        /** @description Whether it is in sight, as an attack of opportunity needs (CM-AOO-14) */
                        seen: boolean;
                    }[];
                    /** @description Enemies that it could strike now (CM-MELEE-01) */
                    inContactWith: string[];
                    /** @description Enemies that could strike it now: with any, it neither shoots nor charges (CM-RANGED-04, CM-CHARGE-02) */
                    contactedBy: string[];
                }[];
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailResolveThreatenedAreasRequest: {
            input: components["schemas"]["ChainmailThreatenedAreasInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        ChainmailResolveWarbandAnswer: {
            /**
             * @description Id of the ruleset
             * @constant
             */
            ruleset: "chainmail";
            /**
             * @description Edition of the ruleset
             * @constant
             */
            edition: "2001";
            /**
             * @description Name of the procedure
             * @constant
             */
            procedure: "warband";
            /**
             * WarbandResult
             * @description What happened
             */
            result: {
                /** @description Whether the rules allow it */
                legal: boolean;
                /** @description Every rule it breaks (CM-BUILD-21) */
                faults: {
                    /** @description Stable code */
                    code: string;
                    /** @description Rule that is broken */
                    rule: string;
                    /** @description What is wrong */
                    message: string;
                }[];
                /** @description Advice that it goes against (CM-BUILD-05) */
                warnings: string[];
                /** WarbandCost */
                cost: {
                    /** @description All models */
                    models: number;
                    /** @description The reserve, half its cost rounded up (CM-BUILD-09) */
                    reserve: number;
                    /** @description Tactical points */
                    tacticalPoints: number;
                    /** @description All together */
                    total: number;
                };
                /** @description Points left */
                left: number;
                /** @description Sum of the commanders’ ratings */
                command: number;
                /** @description What the troops weigh on them (CM-BUILD-06) */
                weight: number;
                /** @description Its faction, by the ratings of its commanders (CM-BUILD-16) */
                faction: string;
                /**
                 * CrossFaction
                 * @description What the Advanced Rules weigh against each other (CM-BUILD-18)
                 */
                crossFaction: {
                    /** @description What its models of other factions weigh */
                    weight: number;
                    /** @description Ratings of the commanders of its own faction */
                    command: number;
                };
                /** @description Models activated at a time at the start (CM-ROUND-04) */
                batch: number;
            };
            /** @description Each event with its rule */
            events: components["schemas"]["ResolutionEventModel"][];
            /** @description Every throw */
            thrown: components["schemas"]["ThrownDice"][];
            /** @description The seed of the dice, unless faces were given */
            seed?: string;
            /** @description Catalog entries that were named in place of figures */
            profiles: components["schemas"]["UsedProfile"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        ChainmailResolveWarbandRequest: {
            input: components["schemas"]["ChainmailWarbandInput"];
            /** @description Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it */
            dice?: {
                /** @description Faces, used up in order */
                faces: number[];
            } | {
                /** @description Seed of the dice */
                seed: string;
            };
        };
        /** Save */
        ChainmailSaveInput: {
            /** @description The figures themselves, or a reference to a model of the catalog */
            model: {
                /** @description Save */
                save: number;
                /** @description Health on the card */
                health: number;
                /** @description Special abilities; those the procedure does not know change nothing (CM-STAT-18) */
                abilities?: {
                    /** @description Slug of the ability in the catalog */
                    slug: string;
                    /** @description Its rating, where it has one */
                    rating?: number;
                    /** @description How often it may be used in a skirmish */
                    uses?: number;
                    /** @description The type it works against */
                    against?: string;
                }[];
                /** @description Kind of creature, such as humanoid or undead (CM-STAT-02); humanoid unless given */
                creature?: string;
            } | components["schemas"]["CatalogRef"];
            /** @description Difficulty that the total must reach (CM-STAT-11) */
            dc: number;
            /** @description Whatever else adds to this save; 0 unless given */
            bonus?: number;
        };
        /** ScenarioRoll */
        ChainmailScenarioRollInput: {
            /** @description Two, as all of these scenarios want; two unless given */
            players?: number;
        };
        /** ScoutingCheck */
        ChainmailScoutingCheckInput: {
            /** @description Each player’s side, in the order they throw */
            sides: {
                /** @description Points left for tactical advantage (CM-BUILD-11); none unless given */
                tacticalPoints?: number;
                /** @description Rating of each Scout model; they add up (CM-ABIL-30) */
                scouts?: number[];
            }[];
        };
        /** ChainmailSetup */
        ChainmailSetup: {
            /**
             * ChainmailScenario
             * @description The scenario; the standard skirmish unless given
             * @enum {string}
             */
            scenario?: "standard-skirmish" | "pincer-move" | "kill-the-leader" | "capture-and-hold" | "breakthrough" | "team-standard-skirmish" | "team-pincer-move" | "team-kill-the-leader" | "team-capture-and-hold" | "team-breakthrough" | "multiplayer-skirmish" | "free-form";
            /**
             * ChainmailRules
             * @description Which rules are played; the Basic Rules unless given
             * @enum {string}
             */
            rules?: "basic" | "advanced";
            /** @description Point value agreed on (CM-BUILD-01); 50 unless given */
            points?: number;
            /** @description Inches from west to east (CM-SETUP-01); 48 unless given */
            width?: number;
            /** @description Inches from south to north; 48 unless given */
            height?: number;
            /** @description The battle is called off after so many rounds (CM-RULING-49); never unless given */
            maxRounds?: number;
            /** @description Whether impassable terrain keeps its distance (CM-RULING-35); true unless given */
            spacing?: boolean;
            /** @description Lets warbands break the rules for building them, by agreement; false unless given */
            anyWarband?: boolean;
            /** @description Terrain that lies on the field from the start, by agreement (CM-SCEN-30) */
            terrain?: {
                /** @description Name of a model or piece */
                id?: string;
                /** @description Kind of terrain in the catalog, or a name of your own with traits (CM-TERRAIN-22) */
                kind: string;
                /** CustomTerrain */
                traits?: {
                    /** @description No base may enter it (CM-TERRAIN-05); false unless given */
                    impassable?: boolean;
                    /** @description Inches of movement it costs; none unless given */
                    cost?: number;
                    /**
                     * TerrainCostMode
                     * @description Of all max pieces only the dearest is paid, and they cover also those who stand in them, as woods do (CM-TERRAIN-03, CM-RULING-24); per unless given
                     * @enum {string}
                     */
                    costMode?: "max" | "per";
                    /**
                     * TerrainSight
                     * @description Whether it blocks sight, blocks it from 2 inches on as woods do, or is a contour of a hill; none unless given
                     * @enum {string}
                     */
                    sight?: "none" | "blocks" | "woods" | "hill";
                    /** @description It gives cover (CM-COVER-06); false unless given */
                    cover?: boolean;
                    /** @description Whoever stands on it is atop, as on a low wall (CM-TERRAIN-20); false unless given */
                    atop?: boolean;
                    /** @description Models on hills look over it (CM-HILL-09); false unless given */
                    low?: boolean;
                };
                /** @description Where the stakes of a barrier point, in degrees counter-clockwise from east (CM-RULING-22) */
                points?: number;
                /** @description Corners of its outline, in order */
                outline: {
                    /** @description Inches east */
                    x: number;
                    /** @description Inches north */
                    y: number;
                }[];
            }[];
            /** @description Whether the scouting player takes an edge of its choice, on terrain that lies already (CM-SCEN-32); false unless given */
            takeSides?: boolean;
            /** @description The sides, clockwise (CM-RULING-47). Of two the first has the south edge; of four in teams the first and the third belong together */
            warbands: {
                /** @description Name of a seat */
                seat: string;
                /** @description Its models; with a place each they need not be deployed (CM-FREE-02) */
                models: {
                    /** @description Name of a model or piece */
                    id?: string;
                    /** @description The figures themselves, or a reference to a model of the catalog */
                    model: {
                        /** @description Its name */
                        name: string;
                        /** @description Its faction (CM-STAT-03) */
                        faction: string;
                        /**
                         * CardAlignment
                         * @description Its alignment (CM-STAT-05)
                         * @enum {string}
                         */
                        alignment: "good" | "neutral" | "evil";
                        /** @description Kind of creature (CM-STAT-02); humanoid unless given */
                        creature?: string;
                        /** @description Subtype, such as dwarf */
                        subtype?: string;
                        /** @description Points it costs (CM-STAT-04) */
                        cost: number;
                        /** @description Level (CM-STAT-06); 1 unless given */
                        level?: number;
                        /** @description Inches it may move and still attack (CM-STAT-07) */
                        speed: number;
                        /** @description Armor (CM-STAT-09) */
                        armor: number;
                        /** @description Health (CM-STAT-10) */
                        health: number;
                        /** @description Save (CM-STAT-11) */
                        save: number;
                        /** CardMelee */
                        melee: {
                            /** @description Attack bonus */
                            attack: number;
                            /** @description Damage of one hit */
                            damage: number;
                            /** @description Whether it is blunt (CM-STAT-13) */
                            blunt?: boolean;
                        };
                        /** CardRanged */
                        ranged?: {
                            /** @description Attack bonus */
                            attack: number;
                            /** @description Damage of one hit */
                            damage: number;
                            /** @description Greatest range in inches */
                            range: number;
                            /** @description Shots in a skirmish (CM-STAT-15); any number unless given */
                            uses?: number | null;
                        };
                        /** @description Special abilities; those the procedure does not know change nothing (CM-STAT-18) */
                        abilities?: {
                            /** @description Slug of the ability in the catalog */
                            slug: string;
                            /** @description Its rating, where it has one */
                            rating?: number;
                            /** @description How often it may be used in a skirmish */
                            uses?: number;
                            /** @description The type it works against */
                            against?: string;
                        }[];
                        /** @description Width of its base in inches (CM-RULING-01); 1 unless given */
                        baseDiameter?: number;
                    } | components["schemas"]["CatalogRef"];
                    /**
                     * FieldPlace
                     * @description A place on the field
                     */
                    at?: {
                        /** @description Inches east of the south-west corner */
                        x: number;
                        /** @description Inches north of it */
                        y: number;
                    };
                }[];
                /** WarbandModel */
                reserve?: {
                    /** @description Name of a model or piece */
                    id?: string;
                    /** @description The figures themselves, or a reference to a model of the catalog */
                    model: {
                        /** @description Its name */
                        name: string;
                        /** @description Its faction (CM-STAT-03) */
                        faction: string;
                        /**
                         * CardAlignment
                         * @description Its alignment (CM-STAT-05)
                         * @enum {string}
                         */
                        alignment: "good" | "neutral" | "evil";
                        /** @description Kind of creature (CM-STAT-02); humanoid unless given */
                        creature?: string;
                        /** @description Subtype, such as dwarf */
                        subtype?: string;
                        /** @description Points it costs (CM-STAT-04) */
                        cost: number;
                        /** @description Level (CM-STAT-06); 1 unless given */
                        level?: number;
                        /** @description Inches it may move and still attack (CM-STAT-07) */
                        speed: number;
                        /** @description Armor (CM-STAT-09) */
                        armor: number;
                        /** @description Health (CM-STAT-10) */
                        health: number;
                        /** @description Save (CM-STAT-11) */
                        save: number;
                        /** CardMelee */
                        melee: {
                            /** @description Attack bonus */
                            attack: number;
                            /** @description Damage of one hit */
                            damage: number;
                            /** @description Whether it is blunt (CM-STAT-13) */
                            blunt?: boolean;
                        };
                        /** CardRanged */
                        ranged?: {
                            /** @description Attack bonus */
                            attack: number;
                            /** @description Damage of one hit */
                            damage: number;
                            /** @description Greatest range in inches */
                            range: number;
                            /** @description Shots in a skirmish (CM-STAT-15); any number unless given */
                            uses?: number | null;
                        };
                        /** @description Special abilities; those the procedure does not know change nothing (CM-STAT-18) */
                        abilities?: {
                            /** @description Slug of the ability in the catalog */
                            slug: string;
                            /** @description Its rating, where it has one */
                            rating?: number;
                            /** @description How often it may be used in a skirmish */
                            uses?: number;
                            /** @description The type it works against */
                            against?: string;
                        }[];
                        /** @description Width of its base in inches (CM-RULING-01); 1 unless given */
                        baseDiameter?: number;
                    } | components["schemas"]["CatalogRef"];
                    /**
                     * FieldPlace
                     * @description A place on the field
                     */
                    at?: {
                        /** @description Inches east of the south-west corner */
                        x: number;
                        /** @description Inches north of it */
                        y: number;
                    };
                };
                /** @description In the Advanced Rules its faction, where several could be it (CM-BUILD-16) */
                faction?: string;
                /** @description Points spent on the scouting check (CM-BUILD-11); none unless given */
                tacticalPoints?: number;
                /** @description Pieces it brings, to be placed in turn (CM-BUILD-12) */
                terrain?: {
                    /** @description Name of a model or piece */
                    id?: string;
                    /** @description Kind of terrain in the catalog, or a name of your own with traits (CM-TERRAIN-22) */
                    kind: string;
                    /** CustomTerrain */
                    traits?: {
                        /** @description No base may enter it (CM-TERRAIN-05); false unless given */
                        impassable?: boolean;
                        /** @description Inches of movement it costs; none unless given */
                        cost?: number;
                        /**
                         * TerrainCostMode
                         * @description Of all max pieces only the dearest is paid, and they cover also those who stand in them, as woods do (CM-TERRAIN-03, CM-RULING-24); per unless given
                         * @enum {string}
                         */
                        costMode?: "max" | "per";
                        /**
                         * TerrainSight
                         * @description Whether it blocks sight, blocks it from 2 inches on as woods do, or is a contour of a hill; none unless given
                         * @enum {string}
                         */
                        sight?: "none" | "blocks" | "woods" | "hill";
                        /** @description It gives cover (CM-COVER-06); false unless given */
                        cover?: boolean;
                        /** @description Whoever stands on it is atop, as on a low wall (CM-TERRAIN-20); false unless given */
                        atop?: boolean;
                        /** @description Models on hills look over it (CM-HILL-09); false unless given */
                        low?: boolean;
                    };
                    /** @description Where the stakes of a barrier point, in degrees counter-clockwise from east (CM-RULING-22) */
                    points?: number;
                    /** @description Corners of its outline, in order, as seen from the point by which it is placed */
                    outline: {
                        /** @description Inches east */
                        x: number;
                        /** @description Inches north */
                        y: number;
                    }[];
                }[];
            }[];
        };
        /** StakeBarrier */
        ChainmailStakeBarrierInput: {
            /** Defender */
            defender: {
                /** @description The figures themselves, or a reference to a model of the catalog */
                model: {
                    /** @description Armor */
                    armor: number;
                    /** @description Health on the card */
                    health: number;
                    /** @description Save */
                    save: number;
                    /** @description Special abilities; those the procedure does not know change nothing (CM-STAT-18) */
                    abilities?: {
                        /** @description Slug of the ability in the catalog */
                        slug: string;
                        /** @description Its rating, where it has one */
                        rating?: number;
                        /** @description How often it may be used in a skirmish */
                        uses?: number;
                        /** @description The type it works against */
                        against?: string;
                    }[];
                    /** @description Kind of creature, such as humanoid or undead (CM-STAT-02); humanoid unless given */
                    creature?: string;
                    /** @description Subtype, such as dwarf (CM-ABIL-13, CM-ABIL-14); none unless given */
                    subtype?: string;
                    /**
                     * Alignment
                     * @description Alignment (CM-STAT-05)
                     * @enum {string}
                     */
                    alignment?: "good" | "neutral" | "evil";
                } | components["schemas"]["CatalogRef"];
                /** @description Health it has now; that of its card unless given */
                currentHealth?: number;
                /**
                 * DefenderCondition
                 * @description How it stands or lies; standing unless given
                 * @enum {string}
                 */
                condition?: "standing" | "knocked-down" | "poisoned" | "asleep" | "fallen" | "routing" | "stunned" | "dazed";
                /** @description It has passed its half-health save before (CM-MORALE-04); false unless given */
                passedHalfHealth?: boolean;
                /** @description Its base is atop a low wall, hedgerow or window (CM-MELEE-07, CM-RANGED-10); false unless given */
                atop?: boolean;
                /** @description Spells and whatever else adds to its armor; 0 unless given */
                armorBonus?: number;
                /** @description Spells and whatever else adds to its saves against poison and stun; 0 unless given */
                saveBonus?: number;
                /** WarbandLosses */
                warband?: {
                    /** @description Models the warband started the skirmish with (CM-RULING-16) */
                    started: number;
                    /** @description Destroyed, knocked down, routing and routed-off models of it (CM-MORALE-06) */
                    casualties: number;
                };
                /** @description Rating of the best Aura of Courage among allies within 2 inches (CM-ABIL-01); 0 unless given */
                aura?: number;
                /** @description Rating of the best Inspire Courage among allies of the faction within 6 inches (CM-ABIL-19); 0 unless given */
                inspired?: number;
                /** @description Orders, spells and whatever else adds to its morale saves; 0 unless given */
                moraleBonus?: number;
            };
            /**
             * StakeEntry
             * @description How it enters; against the points unless given
             */
            entry?: {
                /** @description Where the points look, in degrees counter-clockwise from east */
                points: number;
                /** @description Where the model moves, in degrees counter-clockwise from east */
                direction: number;
            };
        };
        /** ThreatenedAreas */
        ChainmailThreatenedAreasInput: {
            /** @description The models on the field */
            models: {
                /** @description Name by which the answer speaks of it */
                id: string;
                /** @description Whose it is; models of different sides are enemies, and teammates have one side (CM-RULING-40) */
                side: string;
                /** @description Centre of its base, inches to the east */
                x: number;
                /** @description Centre of its base, inches to the north */
                y: number;
                /** @description Diameter of its base in inches (CM-RULING-01); 1 unless given */
                baseDiameter?: number;
                /**
                 * PlacedCondition
                 * @description How it stands; standing unless given
                 * @enum {string}
                 */
                condition?: "standing" | "knocked-down" | "routing" | "stunned" | "dazed";
                /** @description It has Reach 1" (CM-ABIL-25); false unless given */
                reach?: boolean;
                /** @description The figures themselves, or a reference to a model of the catalog */
                model?: {
                    /** @description Special abilities; those the procedure does not know change nothing (CM-STAT-18) */
                    abilities?: {
                        /** @description Slug of the ability in the catalog */
                        slug: string;
                        /** @description Its rating, where it has one */
                        rating?: number;
                        /** @description How often it may be used in a skirmish */
                        uses?: number;
                        /** @description The type it works against */
                        against?: string;
                    }[];
                } | components["schemas"]["CatalogRef"];
            }[];
            /** @description Terrain on the field; none unless given */
            terrain?: {
                /** @description Name by which the answer speaks of it; its place in the list, such as terrain-1, unless given */
                id?: string;
                /**
                 * TerrainKind
                 * @description Kind of terrain of the catalog; either this or custom
                 * @enum {string}
                 */
                kind?: "briars" | "hedgerow" | "hill" | "hut-wall" | "hut-window" | "mausoleum-wall" | "quagmire" | "row-of-headstones" | "row-of-trees" | "stake-barrier" | "high-wall" | "low-wall" | "woods";
                /** CustomTerrain */
                custom?: {
                    /** @description No base may enter it (CM-TERRAIN-05); false unless given */
                    impassable?: boolean;
                    /** @description Inches of movement it costs; none unless given */
                    cost?: number;
                    /**
                     * TerrainCostMode
                     * @description Of all max pieces only the dearest is paid, and they cover also those who stand in them, as woods do (CM-TERRAIN-03, CM-RULING-24); per unless given
                     * @enum {string}
                     */
                    costMode?: "max" | "per";
                    /**
                     * TerrainSight
                     * @description Whether it blocks sight, blocks it from 2 inches on as woods do, or is a contour of a hill; none unless given
                     * @enum {string}
                     */
                    sight?: "none" | "blocks" | "woods" | "hill";
                    /** @description It gives cover (CM-COVER-06); false unless given */
                    cover?: boolean;
                    /** @description Whoever stands on it is atop, as on a low wall (CM-TERRAIN-20); false unless given */
                    atop?: boolean;
                    /** @description Models on hills look over it (CM-HILL-09); false unless given */
                    low?: boolean;
                };
                /** @description Corners in order, either way round; each contour of a hill is a piece of its own (CM-TERRAIN-01) */
                outline: {
                    /** @description Inches to the east */
                    x: number;
                    /** @description Inches to the north */
                    y: number;
                }[];
                /** @description Where the points of a stake barrier look, in degrees counter-clockwise from east (CM-RULING-22) */
                points?: number;
            }[];
        };
        /** Warband */
        ChainmailWarbandInput: {
            /**
             * WarbandRules
             * @description Which rules it is built by; the Basic Rules unless given
             * @enum {string}
             */
            rules?: "basic" | "advanced";
            /** @description In the Advanced Rules the faction it is declared to be, where several could be it (CM-BUILD-16) */
            faction?: string;
            /** @description Point value agreed on (CM-BUILD-01); 50 unless given */
            points?: number;
            /** @description The models; copies of the same one are fine (CM-BUILD-02) */
            models: ({
                /** @description Points it costs (CM-STAT-04) */
                cost: number;
                /** @description Its faction (CM-STAT-03) */
                faction: string;
                /**
                 * Alignment
                 * @description Alignment (CM-STAT-05)
                 * @enum {string}
                 */
                alignment: "good" | "neutral" | "evil";
                /** @description Special abilities; those the procedure does not know change nothing (CM-STAT-18) */
                abilities?: {
                    /** @description Slug of the ability in the catalog */
                    slug: string;
                    /** @description Its rating, where it has one */
                    rating?: number;
                    /** @description How often it may be used in a skirmish */
                    uses?: number;
                    /** @description The type it works against */
                    against?: string;
                }[];
                /** @description Kind of creature, such as humanoid or undead (CM-STAT-02); humanoid unless given */
                creature?: string;
            } | components["schemas"]["CatalogRef"])[];
            /** @description The figures themselves, or a reference to a model of the catalog */
            reserve?: {
                /** @description Points it costs (CM-STAT-04) */
                cost: number;
                /** @description Its faction (CM-STAT-03) */
                faction: string;
                /**
                 * Alignment
                 * @description Alignment (CM-STAT-05)
                 * @enum {string}
                 */
                alignment: "good" | "neutral" | "evil";
                /** @description Special abilities; those the procedure does not know change nothing (CM-STAT-18) */
                abilities?: {
                    /** @description Slug of the ability in the catalog */
                    slug: string;
                    /** @description Its rating, where it has one */
                    rating?: number;
                    /** @description How often it may be used in a skirmish */
                    uses?: number;
                    /** @description The type it works against */
                    against?: string;
                }[];
                /** @description Kind of creature, such as humanoid or undead (CM-STAT-02); humanoid unless given */
                creature?: string;
            } | components["schemas"]["CatalogRef"];
            /** @description Points spent on the scouting check (CM-BUILD-11); none unless given */
            tacticalPoints?: number;
        };
        /** DiceContribution */
        DiceContribution: {
            /** @description Any text; every die of the game depends on it and on the server's seed */
            contribution: string;
        };
        /** DrawOffer */
        DrawOffer: {
            /**
             * DrawStep
             * @description What to do about a draw
             * @enum {string}
             */
            type: "offer" | "accept" | "decline";
        };
        EventModifier: {
            /** @description What it is */
            name: string;
            /** @description Rule it comes from */
            rule: string;
            /** @description Where the figure comes from */
            provenance: string;
            /** @description What it adds */
            add?: number;
            /** @description What it multiplies by, as an exact fraction */
            times?: string;
        };
        ExactRatio: {
            /** @description Numerator, a whole number in decimal digits */
            numerator: string;
            /** @description Denominator, a whole number in decimal digits */
            denominator: string;
            /** @description The same as a decimal */
            decimal: number;
            /** @description Only in sampled odds: where the true figure lies */
            interval?: components["schemas"]["SampledInterval"];
        };
        InvalidInput: {
            /** @description Kind of problem, as a relative address */
            type: string;
            /** @description Short name of the kind of problem */
            title: string;
            /** @description HTTP status */
            status: number;
            /** @description Stable code */
            code: string;
            /** @description What was wrong with this request */
            detail: string;
            /** @description Rule that applies */
            rule?: string;
            /** @description JSON pointer to the first faulty part */
            pointer?: string;
            /** @description Every fault found */
            errors: components["schemas"]["ProblemError"][];
            /** @description Names this request in the logs */
            requestId: string;
        };
        IssuedSeat: {
            /** @description Name of the seat */
            seat: string;
            /** @description The bot that plays it */
            bot?: string;
            /** @description Its token, shown this once */
            token?: string;
            /** @description When the token expires */
            expiresAt?: string;
        };
        IssuedToken: {
            /** @description The token, shown this once */
            token: string;
            /** @description When it expires */
            expiresAt: string;
        };
        KeyListModel: {
            /** @description Every key, the oldest first */
            items: components["schemas"]["KeyModel"][];
        };
        KeyModel: {
            /** @description Id of the key; rotating does not change it */
            id: string;
            /** @description By what name its keeper knows it */
            name: string;
            /**
             * @description A publishable key may sit in a browser
             * @enum {string}
             */
            kind: "secret" | "publishable";
            /** @description What it may be used for */
            scopes: ("read" | "resolve" | "play" | "organise" | "admin")[];
            /** @description The last letters of its newest secret */
            hint: string;
            /** @description When it was made */
            createdAt: string;
            /** @description When it was last used, to the minute; null if never */
            lastUsedAt: string | null;
            /** @description When it was revoked; null while it works */
            revokedAt: string | null;
        };
        ListedSession: {
            /** @description Id of the session */
            id: string;
            /** @description Id of the ruleset */
            ruleset: string;
            /** @description Edition of the ruleset */
            edition: string;
            /**
             * @description open until it is started, then playing until it is finished
             * @enum {string}
             */
            status: "open" | "playing" | "finished";
            /** @description How many actions its log holds */
            version: number;
            /**
             * @description Whether the service throws, or each seat its own dice
             * @enum {string}
             */
            dice: "server" | "table";
            /** @description Who plays */
            seats: components["schemas"]["SessionSeat"][];
            /** @description When it was made */
            createdAt: string;
        };
        MadeKeyModel: {
            /** @description Id of the key; rotating does not change it */
            id: string;
            /** @description By what name its keeper knows it */
            name: string;
            /**
             * @description A publishable key may sit in a browser
             * @enum {string}
             */
            kind: "secret" | "publishable";
            /** @description What it may be used for */
            scopes: ("read" | "resolve" | "play" | "organise" | "admin")[];
            /** @description The last letters of its newest secret */
            hint: string;
            /** @description When it was made */
            createdAt: string;
            /** @description When it was last used, to the minute; null if never */
            lastUsedAt: string | null;
            /** @description When it was revoked; null while it works */
            revokedAt: string | null;
            /** @description The key itself, shown this once */
            key: string;
        };
        /** NewFork */
        NewFork: {
            /** @description Who plays each seat; open unless given */
            seats?: {
                [key: string]: {
                    /** @description Id of a built-in bot of the game */
                    bot: string;
                    /** @description Seats of one team may talk among themselves */
                    team?: string;
                } | {
                    /** @constant */
                    open: true;
                    /** @description Seats of one team may talk among themselves */
                    team?: string;
                };
            };
            /** @description Whether everybody may watch; as before unless given */
            public?: boolean;
        };
        NewKeyBody: {
            /** @description By what name its keeper knows it */
            name: string;
            /**
             * @description A publishable key may sit in a browser; secret unless given
             * @enum {string}
             */
            kind?: "secret" | "publishable";
            /** @description What it may be used for; read, resolve and play unless given, a publishable key only read and resolve */
            scopes?: ("read" | "resolve" | "play" | "organise" | "admin")[];
        };
        /** NewSession */
        NewSession: {
            /** @description Id of the ruleset */
            ruleset: string;
            /** @description The game's set-up, or the id of a ready one */
            setup: string | components["schemas"]["ChainmailSetup"] | components["schemas"]["BattlesystemSetup"];
            /** @description Who plays each seat; open unless given */
            seats?: {
                [key: string]: {
                    /** @description Id of a built-in bot of the game */
                    bot: string;
                    /** @description Seats of one team may talk among themselves */
                    team?: string;
                } | {
                    /** @constant */
                    open: true;
                    /** @description Seats of one team may talk among themselves */
                    team?: string;
                };
            };
            /** @description Whether everybody may watch and find it in the list; false unless given */
            public?: boolean;
            /**
             * SessionDice
             * @description Whether the service throws, or each seat its own dice; server unless given
             * @enum {string}
             */
            dice?: "server" | "table";
            /**
             * SessionScene
             * @description How the caller's scene lies on the field
             */
            scene?: {
                /**
                 * SceneOrigin
                 * @description Where the field's south-west corner lies in the scene
                 */
                origin: {
                    /** @description Along the x axis */
                    x: number;
                    /** @description Along the y axis */
                    y: number;
                };
                /** @description How many units of the scene an inch is */
                unitsPerInch: number;
                /**
                 * SceneAxis
                 * @description Whether y grows to the north (up) or to the south (down)
                 * @enum {string}
                 */
                yAxis: "up" | "down";
            };
            /** @description The caller's names of things, each with the name that the set-up gives the thing */
            names?: {
                [key: string]: string;
            };
            /**
             * SessionClock
             * @description After this time the rules decide for a seat
             */
            clock?: {
                /** @description How many seconds each decision may take */
                seconds: number;
            };
            /**
             * Units
             * @description Whether places, lengths and names are the rules' own or those of the caller's scene
             * @enum {string}
             */
            units?: "inches" | "scene";
        };
        NotFound: {
            /** @description Kind of problem, as a relative address */
            type: string;
            /** @description Short name of the kind of problem */
            title: string;
            /** @description HTTP status */
            status: number;
            /** @description Stable code */
            code: string;
            /** @description What was wrong with this request */
            detail: string;
            /** @description Rule that applies */
            rule?: string;
            /** @description JSON pointer to the first faulty part */
            pointer?: string;
            /** @description Every fault found */
            errors: components["schemas"]["ProblemError"][];
            /** @description Names this request in the logs */
            requestId: string;
        };
        OddsTooLarge: {
            /** @description Kind of problem, as a relative address */
            type: string;
            /** @description Short name of the kind of problem */
            title: string;
            /** @description HTTP status */
            status: number;
            /** @description Stable code */
            code: string;
            /** @description What was wrong with this request */
            detail: string;
            /** @description Rule that applies */
            rule?: string;
            /** @description JSON pointer to the first faulty part */
            pointer?: string;
            /** @description Every fault found */
            errors: components["schemas"]["ProblemError"][];
            /** @description Names this request in the logs */
            requestId: string;
        };
        /** OneAction */
        OneAction: {
            action: components["schemas"]["SessionAction"];
            /**
             * Units
             * @description Whether places, lengths and names are the rules' own or those of the caller's scene
             * @enum {string}
             */
            units?: "inches" | "scene";
        };
        /** PauseStep */
        PauseStep: {
            /**
             * PauseStepType
             * @description What to do about a pause
             * @enum {string}
             */
            type: "offer" | "accept" | "decline" | "resume";
        };
        Problem: {
            /** @description Kind of problem, as a relative address */
            type: string;
            /** @description Short name of the kind of problem */
            title: string;
            /** @description HTTP status */
            status: number;
            /** @description Stable code */
            code: string;
            /** @description What was wrong with this request */
            detail: string;
            /** @description Rule that applies */
            rule?: string;
            /** @description JSON pointer to the first faulty part */
            pointer?: string;
            /** @description Every fault found */
            errors: components["schemas"]["ProblemError"][];
            /** @description Names this request in the logs */
            requestId: string;
        };
        ProblemError: {
            /** @description JSON pointer to the faulty part of the request */
            pointer: string;
            /** @description Stable code */
            code: string;
            /** @description What is wrong and what would be right */
            message: string;
            /** @description Rule that was broken */
            rule?: string;
            /** @description Facts for a program */
            facts?: {
                [key: string]: unknown;
            };
        };
        ProcedureSummary: {
            /** @description Name in the address */
            name: string;
            /** @description Title */
            title: string;
            /** @description What it resolves */
            summary: string;
            /** @description Rules it goes by */
            rules: string[];
            /** @description Its operations in both APIs */
            operations: string[];
        };
        ReadySetupModel: {
            /** @description Its id */
            id: string;
            /** @description Its title */
            title: string;
            /** @description The set-up itself, as REST takes it */
            setup: {
                [key: string]: unknown;
            };
        };
        ReadySetups: {
            /** @description Id of the ruleset */
            ruleset: string;
            /** @description Its ready set-ups */
            setups: components["schemas"]["ReadySetupModel"][];
            /** @description Its bots */
            bots: components["schemas"]["SessionBot"][];
        };
        Refused: {
            /** @description Kind of problem, as a relative address */
            type: string;
            /** @description Short name of the kind of problem */
            title: string;
            /** @description HTTP status */
            status: number;
            /** @description Stable code */
            code: string;
            /** @description What was wrong with this request */
            detail: string;
            /** @description Rule that applies */
            rule?: string;
            /** @description JSON pointer to the first faulty part */
            pointer?: string;
            /** @description Every fault found */
            errors: components["schemas"]["ProblemError"][];
            /** @description Names this request in the logs */
            requestId: string;
        };
        RenewedToken: {
            /** @description Name of the seat */
            seat: string;
            /** @description When its token expires now */
            expiresAt: string;
        };
        ResolutionEventModel: {
            /** @description What happened */
            type: string;
            /** @description Rule it follows from */
            rule: string;
            /** @description The same for a person */
            sentence: string;
            /** @description Reasons for its numbers */
            modifiers: components["schemas"]["EventModifier"][];
            /** @description The facts that changed */
            change: {
                [key: string]: unknown;
            };
        };
        RollsUnusable: {
            /** @description Kind of problem, as a relative address */
            type: string;
            /** @description Short name of the kind of problem */
            title: string;
            /** @description HTTP status */
            status: number;
            /** @description Stable code */
            code: string;
            /** @description What was wrong with this request */
            detail: string;
            /** @description Rule that applies */
            rule?: string;
            /** @description JSON pointer to the first faulty part */
            pointer?: string;
            /** @description Every fault found */
            errors: components["schemas"]["ProblemError"][];
            /** @description Names this request in the logs */
            requestId: string;
        };
        RollsWanted: {
            /** @description Kind of problem, as a relative address */
            type: string;
            /** @description Short name of the kind of problem */
            title: string;
            /** @description HTTP status */
            status: number;
            /** @description Stable code */
            code: string;
            /** @description What was wrong with this request */
            detail: string;
            /** @description Rule that applies */
            rule?: string;
            /** @description JSON pointer to the first faulty part */
            pointer?: string;
            /** @description Every fault found */
            errors: components["schemas"]["ProblemError"][];
            /** @description Names this request in the logs */
            requestId: string;
            /** @description The dice to throw next */
            wanted: components["schemas"]["WantedDice"];
            /** @description The throws that were complete */
            thrown: components["schemas"]["ThrownDice"][];
        };
        RotateKeyBody: {
            /**
             * @description For how many seconds the old key goes on working
             * @default 86400
             */
            overlapSeconds?: number;
        };
        RotatedKeyModel: {
            /** @description Id of the key; rotating does not change it */
            id: string;
            /** @description By what name its keeper knows it */
            name: string;
            /**
             * @description A publishable key may sit in a browser
             * @enum {string}
             */
            kind: "secret" | "publishable";
            /** @description What it may be used for */
            scopes: ("read" | "resolve" | "play" | "organise" | "admin")[];
            /** @description The last letters of its newest secret */
            hint: string;
            /** @description When it was made */
            createdAt: string;
            /** @description When it was last used, to the minute; null if never */
            lastUsedAt: string | null;
            /** @description When it was revoked; null while it works */
            revokedAt: string | null;
            /** @description The key itself, shown this once */
            key: string;
            /** @description Until when the old key goes on working */
            oldUntil: string;
        };
        RuleModel: {
            /** @description Id that events and refusals cite */
            id: string;
            /** @description Title */
            title: string;
            /** @description Topic */
            topic: string;
            /** @description What it says, by source */
            statements: components["schemas"]["RuleStatementModel"][];
            /** @description Rules it speaks of, or that speak of it */
            related: string[];
        };
        RulePageModel: {
            /** @description How many rules fit in all */
            total: number;
            /** @description The rules of this page */
            items: components["schemas"]["RuleModel"][];
            /** @description Cursor of the next page, or null */
            next: string | null;
        };
        RuleStatementModel: {
            /** @description Our statement */
            text: string;
            /** @description Where it comes from */
            provenance: string;
            /** @description The pages that state it */
            source?: string;
        };
        RulesetModel: {
            /** @description Id in every address */
            id: string;
            /** @description Name */
            name: string;
            /** @description Edition */
            edition: string;
            /** @description What it is */
            summary: string;
            /** @description Whether whole games can be played */
            playable: boolean;
            /** @description How many rules there are */
            rules: number;
            /** @description Topics of its rules */
            topics: string[];
            /** @description Where its facts come from */
            sources: components["schemas"]["SourceModel"][];
            /** @description What can be resolved */
            procedures: components["schemas"]["ProcedureSummary"][];
            /** @description What its catalog holds */
            catalog: components["schemas"]["CatalogKindSummary"][];
        };
        SampledInterval: {
            /** @description Lower end */
            low: number;
            /** @description Upper end */
            high: number;
        };
        /**
         * SeatSubstitute
         * @description A built-in bot takes the seat, or without one whoever gets the new token
         */
        SeatSubstitute: {
            /** @description Id of a built-in bot of the game */
            bot?: string;
        };
        SeatToken: {
            /** @description The token, shown this once */
            token: string;
            /** @description When it expires */
            expiresAt: string;
            /** @description Name of the seat */
            seat: string;
        };
        /** @description An action of the game, or one that every game takes */
        SessionAction: components["schemas"]["ChainmailAction"] | components["schemas"]["BattlesystemAction"] | components["schemas"]["TableAction"];
        SessionBot: {
            /** @description Its id */
            id: string;
            /** @description Its name */
            name: string;
            /** @description How it plays */
            summary: string;
        };
        SessionClockState: {
            /** @description How many seconds each decision may take */
            seconds: number;
            /** @description When the rules decide for who has not; null while nobody must */
            until: string | null;
        };
        SessionEntries: {
            /** @description How many actions its log holds */
            version: number;
            /** @description The entries after the one asked for, in order and without gaps */
            items: components["schemas"]["SessionEntry"][];
            /** @description Where to ask on, or null at the end */
            next: number | null;
        };
        SessionEntry: {
            /** @description Its number in the log */
            seq: number;
            /** @description The seat that acted; null for the session itself */
            seat: string | null;
            /** @description When it was stored */
            at: string;
            /** @description What the viewer may know of what happened, each event with its rule and its change of state */
            events: {
                [key: string]: unknown;
            }[];
        };
        SessionMade: {
            /** @description Id of the session */
            id: string;
            /** @description Id of the ruleset */
            ruleset: string;
            /** @description Edition of the ruleset */
            edition: string;
            /**
             * @description open until it is started, then playing until it is finished
             * @enum {string}
             */
            status: "open" | "playing" | "finished";
            /** @description How many actions its log holds */
            version: number;
            /**
             * @description Whether the service throws, or each seat its own dice
             * @enum {string}
             */
            dice: "server" | "table";
            /** @description Whether everybody may watch */
            public: boolean;
            /** @description SHA-256 of the server's seed, which is revealed at the end */
            commitment: string;
            /** @description The creator's token */
            creator: components["schemas"]["IssuedToken"];
            /** @description The seats, open ones with their tokens */
            seats: components["schemas"]["IssuedSeat"][];
        };
        SessionModel: {
            /** @description Id of the session */
            id: string;
            /** @description Id of the ruleset */
            ruleset: string;
            /** @description Edition of the ruleset */
            edition: string;
            /**
             * @description open until it is started, then playing until it is finished
             * @enum {string}
             */
            status: "open" | "playing" | "finished";
            /** @description How many actions its log holds */
            version: number;
            /**
             * @description Whether the service throws, or each seat its own dice
             * @enum {string}
             */
            dice: "server" | "table";
            /** @description Whether everybody may watch */
            public: boolean;
            /** @description SHA-256 of the server's seed */
            commitment: string;
            /** @description The server's seed, once the game has ended */
            seed?: string;
            /** @description Who plays */
            seats: components["schemas"]["SessionSeat"][];
            /** @description When it was made */
            createdAt: string;
            /** @description The seat through whose eyes it is shown; null for a bystander */
            you: string | null;
            /** @description The seats that agree to the draw on offer */
            drawOfferedBy: string[];
            /** @description What is proposed, or null */
            proposal: components["schemas"]["SessionProposal"] | null;
            /** @description Whether it is paused */
            paused: boolean;
            /** @description Its clock, or null */
            clock: components["schemas"]["SessionClockState"] | null;
            /** @description Where it was forked off, or null */
            origin: components["schemas"]["SessionOrigin"] | null;
            /** @description How it ended; null until then */
            outcome: components["schemas"]["SessionOutcome"] | null;
            /** @description How the caller's scene lies on the field; null if it has none */
            scene: components["schemas"]["SessionScene"] | null;
            /** @description The caller's names of things, each with the name that the set-up gives the thing */
            names: {
                [key: string]: string;
            };
            /** @description What the viewer may know: the game, the seats to act, what is owed, standing answers, leaving seats and outcome; null until it starts */
            view: {
                [key: string]: unknown;
            } | null;
        };
        SessionOdds: {
            /** @description How many actions its log holds */
            version: number;
            /** @description The seat from whose knowledge they were counted */
            seat: string;
            /** @description Every outcome, the likeliest first; chances sum to exactly 1 */
            outcomes: components["schemas"]["ActionOutcome"][];
            /** @description Choices that nobody made */
            assumed: components["schemas"]["AssumedChoice"][];
        };
        SessionOffers: {
            /** @description How many actions its log holds */
            version: number;
            /** @description The seat they are for; null for a bystander */
            seat: string | null;
            /** @description The seats that are to act now */
            toAct: string[];
            /** @description The decision or throw that is waited for, or null */
            owed: {
                [key: string]: unknown;
            } | null;
            /** @description Exact actions, and families of them with bounds and an example */
            offers: {
                [key: string]: unknown;
            }[];
            /** @description What cannot be done now, and why */
            blocked: {
                [key: string]: unknown;
            }[];
            /** @description Reach, costs and targets of the thing asked for */
            envelope?: {
                [key: string]: unknown;
            };
        };
        SessionOrigin: {
            /** @description Id of that session */
            session: string;
            /** @description The version of it */
            version: number;
        };
        SessionOutcome: {
            /** @description Whether the seats agreed on a draw */
            agreed: boolean;
            /** @description The final order */
            places: components["schemas"]["SessionPlace"][];
            /** @description Rule that ended it, or null */
            rule: string | null;
            /** @description Why it ended */
            reason: string;
        };
        SessionPage: {
            /** @description The newest first */
            items: components["schemas"]["ListedSession"][];
            /** @description Cursor of the next page, or null */
            next: string | null;
        };
        SessionPlace: {
            /** @description Place, counted from 1 */
            place: number;
            /** @description The seats that share it */
            seats: string[];
            /** @description Their score */
            score: number;
        };
        SessionProposal: {
            /**
             * @description To go back to a version, to fork from one, or to pause
             * @enum {string}
             */
            what: "undo" | "fork" | "pause";
            /** @description The version it is about; null for a pause */
            version: number | null;
            /** @description The seats that agree so far */
            agreed: string[];
        };
        /**
         * SessionScene
         * @description How the caller's scene lies on the field
         */
        SessionScene: {
            /**
             * SceneOrigin
             * @description Where the field's south-west corner lies in the scene
             */
            origin: {
                /** @description Along the x axis */
                x: number;
                /** @description Along the y axis */
                y: number;
            };
            /** @description How many units of the scene an inch is */
            unitsPerInch: number;
            /**
             * SceneAxis
             * @description Whether y grows to the north (up) or to the south (down)
             * @enum {string}
             */
            yAxis: "up" | "down";
        };
        SessionSeat: {
            /** @description Name of the seat */
            seat: string;
            /** @description The bot that plays it */
            bot?: string;
            /** @description Its team */
            team?: string;
            /** @description What the seat added to the dice */
            contribution?: string;
        };
        SessionSuccessor: {
            /** @description Id of the new session; null until all have agreed */
            id: string | null;
            /** @description The seats whose consent is missing */
            waitingFor: string[];
            /** @description The creator's token, or null */
            creator: components["schemas"]["IssuedToken"] | null;
            /** @description The seats, the caller's own with their tokens */
            seats: components["schemas"]["IssuedSeat"][];
        };
        SessionVerdict: {
            /** @description Whether every throw and every state came out again */
            verified: boolean;
            /** @description How many actions its log holds */
            version: number;
            /** @description How many actions were found right */
            checked: number;
            /** @description SHA-256 of the server's seed */
            commitment: string;
            /** @description The first fault, or null */
            fault: components["schemas"]["VerdictFault"] | null;
        };
        SourceModel: {
            /** @description Short name */
            name: string;
            /** @description What it is */
            description: string;
            /** @description Where it is */
            address?: string;
        };
        StoredActions: {
            /** @description Id of the session */
            id: string;
            /** @description How many actions its log holds */
            version: number;
            /**
             * @description open until it is started, then playing until it is finished
             * @enum {string}
             */
            status: "open" | "playing" | "finished";
            /** @description The seats that are to act now */
            toAct: string[];
            /** @description The decision or throw that is waited for, or null */
            owed: {
                [key: string]: unknown;
            } | null;
            /** @description What was stored */
            entries: components["schemas"]["SessionEntry"][];
        };
        StreamTicket: {
            /** @description Opens one stream */
            ticket: string;
            /** @description Until when it does */
            expiresAt: string;
        };
        SubstitutedSeat: {
            /** @description Name of the seat */
            seat: string;
            /** @description The bot that plays it */
            bot?: string;
            /** @description Its token, shown this once */
            token?: string;
            /** @description When the token expires */
            expiresAt?: string;
            /** @description How many actions its log holds */
            version: number;
        };
        /** @description One of the actions that every game takes */
        TableAction: {
            /** @constant */
            type: "concede";
        } | {
            /** @constant */
            type: "answer";
            /** @description Id of what is owed */
            decision: string;
            /** @description The answer, in the shape of its kind */
            answer: unknown;
        } | {
            /** @constant */
            type: "throw";
            /** @description Id of what is owed */
            decision: string;
            /** @description The faces, in order */
            faces?: number[];
        } | {
            /** @constant */
            type: "set-standing-answer";
            /** @description Kind of decision */
            kind: string;
            /** @description The thing it is about; every one of its kind unless given */
            about?: string;
            /** @description The answer, in the shape of its kind */
            answer: unknown;
            /** @description Span for which it stands */
            until: string;
        } | {
            /** @constant */
            type: "drop-standing-answer";
            /** @description Kind of decision */
            kind: string;
            /** @description The thing it is about; every one of its kind unless given */
            about?: string;
        };
        ThrownDice: {
            /** @description The dice in short form */
            notation: string;
            /** @description The faces in the order thrown */
            faces: number[];
            /** @description What the dice were for */
            purpose: string;
            /** @description Rule that asked for them */
            rule: string;
            /** @description Who threw them; in a contest one name a die */
            by: string[];
        };
        Unavailable: {
            /** @description Kind of problem, as a relative address */
            type: string;
            /** @description Short name of the kind of problem */
            title: string;
            /** @description HTTP status */
            status: number;
            /** @description Stable code */
            code: string;
            /** @description What was wrong with this request */
            detail: string;
            /** @description Rule that applies */
            rule?: string;
            /** @description JSON pointer to the first faulty part */
            pointer?: string;
            /** @description Every fault found */
            errors: components["schemas"]["ProblemError"][];
            /** @description Names this request in the logs */
            requestId: string;
            /** @description Seconds after which to try again */
            retryAfter: number;
        };
        /** UndoStep */
        UndoStep: {
            /**
             * UndoStepType
             * @description What to do about taking something back
             * @enum {string}
             */
            type: "offer" | "accept" | "decline";
            /** @description The version to go back to; with offer alone */
            version?: number;
        };
        UsedProfile: {
            /** @description JSON pointer to the place in the input */
            pointer: string;
            /** @description The entry named */
            ref: string;
            /** @description Where its figures come from */
            provenance: string;
            /** @description The figures used */
            profile: {
                [key: string]: unknown;
            };
        };
        VerdictFault: {
            /** @description The action that is not as it should be */
            seq: number;
            /** @description What is wrong with it */
            reason: string;
        };
        WantedDice: {
            /** @description The dice in short form */
            notation: string;
            /** @description Sides of each die, in order */
            dice: number[];
            /** @description Rule that asks for them */
            rule: string;
            /** @description What they are for */
            purpose: string;
            /** @description Who throws them */
            by: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It answers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "live";
                        reason?: string;
                    };
                };
            };
        };
    };
    ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It can */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ready";
                        reason?: string;
                    };
                };
            };
            /** @description The database does not answer, or the service is stopping */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "not-ready";
                        reason?: string;
                    };
                };
            };
        };
    };
    batch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchModel"];
            };
        };
        responses: {
            /** @description An answer or a problem for each item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchAnswerModel"];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    battlesystemOddsAttack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BattlesystemOddsAttackRequest"];
            };
        };
        responses: {
            /** @description Every outcome with its exact chance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BattlesystemOddsAttackAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or there are too many outcomes */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many large questions are asked at once */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    battlesystemOddsChargeCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BattlesystemOddsChargeCheckRequest"];
            };
        };
        responses: {
            /** @description Every outcome with its exact chance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BattlesystemOddsChargeCheckAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or there are too many outcomes */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many large questions are asked at once */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    battlesystemOddsInitiative: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BattlesystemOddsInitiativeRequest"];
            };
        };
        responses: {
            /** @description Every outcome with its exact chance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BattlesystemOddsInitiativeAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or there are too many outcomes */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many large questions are asked at once */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    battlesystemOddsMelee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BattlesystemOddsMeleeRequest"];
            };
        };
        responses: {
            /** @description Every outcome with its exact chance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BattlesystemOddsMeleeAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or there are too many outcomes */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many large questions are asked at once */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    battlesystemOddsMoraleCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BattlesystemOddsMoraleCheckRequest"];
            };
        };
        responses: {
            /** @description Every outcome with its exact chance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BattlesystemOddsMoraleCheckAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or there are too many outcomes */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many large questions are asked at once */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    battlesystemOddsOpportunityFire: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BattlesystemOddsOpportunityFireRequest"];
            };
        };
        responses: {
            /** @description Every outcome with its exact chance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BattlesystemOddsOpportunityFireAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or there are too many outcomes */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many large questions are asked at once */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    battlesystemOddsRally: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BattlesystemOddsRallyRequest"];
            };
        };
        responses: {
            /** @description Every outcome with its exact chance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BattlesystemOddsRallyAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or there are too many outcomes */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many large questions are asked at once */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    battlesystemResolveArmy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BattlesystemResolveArmyRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BattlesystemResolveArmyAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    battlesystemResolveAttack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BattlesystemResolveAttackRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BattlesystemResolveAttackAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    battlesystemResolveChargeCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BattlesystemResolveChargeCheckRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BattlesystemResolveChargeCheckAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    battlesystemResolveInitiative: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BattlesystemResolveInitiativeRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BattlesystemResolveInitiativeAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    battlesystemResolveMelee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BattlesystemResolveMeleeRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BattlesystemResolveMeleeAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    battlesystemResolveMoraleCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BattlesystemResolveMoraleCheckRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BattlesystemResolveMoraleCheckAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    battlesystemResolveMovement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BattlesystemResolveMovementRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BattlesystemResolveMovementAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    battlesystemResolveOpportunityFire: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BattlesystemResolveOpportunityFireRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BattlesystemResolveOpportunityFireAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    battlesystemResolveRally: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BattlesystemResolveRallyRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BattlesystemResolveRallyAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    battlesystemResolveRetreat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BattlesystemResolveRetreatRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BattlesystemResolveRetreatAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chainmailOddsAttackOfOpportunity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailOddsAttackOfOpportunityRequest"];
            };
        };
        responses: {
            /** @description Every outcome with its exact chance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailOddsAttackOfOpportunityAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or there are too many outcomes */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many large questions are asked at once */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    chainmailOddsDeathTouch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailOddsDeathTouchRequest"];
            };
        };
        responses: {
            /** @description Every outcome with its exact chance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailOddsDeathTouchAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or there are too many outcomes */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many large questions are asked at once */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    chainmailOddsFireBomb: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailOddsFireBombRequest"];
            };
        };
        responses: {
            /** @description Every outcome with its exact chance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailOddsFireBombAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or there are too many outcomes */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many large questions are asked at once */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    chainmailOddsGetUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailOddsGetUpRequest"];
            };
        };
        responses: {
            /** @description Every outcome with its exact chance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailOddsGetUpAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or there are too many outcomes */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many large questions are asked at once */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    chainmailOddsInitiative: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailOddsInitiativeRequest"];
            };
        };
        responses: {
            /** @description Every outcome with its exact chance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailOddsInitiativeAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or there are too many outcomes */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many large questions are asked at once */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    chainmailOddsMeleeAttack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailOddsMeleeAttackRequest"];
            };
        };
        responses: {
            /** @description Every outcome with its exact chance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailOddsMeleeAttackAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or there are too many outcomes */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many large questions are asked at once */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    chainmailOddsMoraleSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailOddsMoraleSaveRequest"];
            };
        };
        responses: {
            /** @description Every outcome with its exact chance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailOddsMoraleSaveAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or there are too many outcomes */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many large questions are asked at once */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    chainmailOddsRally: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailOddsRallyRequest"];
            };
        };
        responses: {
            /** @description Every outcome with its exact chance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailOddsRallyAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or there are too many outcomes */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many large questions are asked at once */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    chainmailOddsRangedAttack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailOddsRangedAttackRequest"];
            };
        };
        responses: {
            /** @description Every outcome with its exact chance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailOddsRangedAttackAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or there are too many outcomes */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many large questions are asked at once */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    chainmailOddsSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailOddsSaveRequest"];
            };
        };
        responses: {
            /** @description Every outcome with its exact chance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailOddsSaveAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or there are too many outcomes */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many large questions are asked at once */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    chainmailOddsScenarioRoll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailOddsScenarioRollRequest"];
            };
        };
        responses: {
            /** @description Every outcome with its exact chance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailOddsScenarioRollAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or there are too many outcomes */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many large questions are asked at once */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    chainmailOddsScoutingCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailOddsScoutingCheckRequest"];
            };
        };
        responses: {
            /** @description Every outcome with its exact chance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailOddsScoutingCheckAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or there are too many outcomes */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many large questions are asked at once */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    chainmailOddsStakeBarrier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailOddsStakeBarrierRequest"];
            };
        };
        responses: {
            /** @description Every outcome with its exact chance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailOddsStakeBarrierAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or there are too many outcomes */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["OddsTooLarge"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many large questions are asked at once */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    chainmailResolveAttackOfOpportunity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailResolveAttackOfOpportunityRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailResolveAttackOfOpportunityAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chainmailResolveChargeCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailResolveChargeCheckRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailResolveChargeCheckAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chainmailResolveCommandStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailResolveCommandStatusRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailResolveCommandStatusAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chainmailResolveCover: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailResolveCoverRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailResolveCoverAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chainmailResolveDeathTouch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailResolveDeathTouchRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailResolveDeathTouchAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chainmailResolveDistance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailResolveDistanceRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailResolveDistanceAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chainmailResolveFireBomb: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailResolveFireBombRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailResolveFireBombAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chainmailResolveGetUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailResolveGetUpRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailResolveGetUpAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chainmailResolveInitiative: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailResolveInitiativeRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailResolveInitiativeAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chainmailResolveLineOfSight: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailResolveLineOfSightRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailResolveLineOfSightAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chainmailResolveMeleeAttack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailResolveMeleeAttackRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailResolveMeleeAttackAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chainmailResolveMoraleSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailResolveMoraleSaveRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailResolveMoraleSaveAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chainmailResolveMovement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailResolveMovementRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailResolveMovementAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chainmailResolveNearestEnemy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailResolveNearestEnemyRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailResolveNearestEnemyAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chainmailResolveRally: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailResolveRallyRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailResolveRallyAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chainmailResolveRangedAttack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailResolveRangedAttackRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailResolveRangedAttackAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chainmailResolveSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailResolveSaveRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailResolveSaveAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chainmailResolveScenarioRoll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailResolveScenarioRollRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailResolveScenarioRollAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chainmailResolveScoutingCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailResolveScoutingCheckRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailResolveScoutingCheckAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chainmailResolveStakeBarrier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailResolveStakeBarrierRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailResolveStakeBarrierAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chainmailResolveThreatenedAreas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailResolveThreatenedAreasRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailResolveThreatenedAreasAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chainmailResolveWarband: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChainmailResolveWarbandRequest"];
            };
        };
        responses: {
            /** @description What happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainmailResolveWarbandAnswer"];
                };
            };
            /** @description The body cannot be read, or does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it, or the dice do not fit */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                    "application/json": components["schemas"]["Refused"] | components["schemas"]["RollsWanted"] | components["schemas"]["RollsUnusable"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    keys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyListModel"];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    makeKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewKeyBody"];
            };
        };
        responses: {
            /** @description The key */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeKeyModel"];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the key */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyModel"];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFound"];
                    "application/json": components["schemas"]["NotFound"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rotateKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the key */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RotateKeyBody"];
            };
        };
        responses: {
            /** @description The new key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedKeyModel"];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFound"];
                    "application/json": components["schemas"]["NotFound"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rulesets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every ruleset */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesetModel"][];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sessions: {
        parameters: {
            query?: {
                /** @description Only sessions of this ruleset */
                ruleset?: string;
                /** @description Only sessions in this state */
                status?: "open" | "playing" | "finished";
                /** @description How many, at most 100 */
                first?: number;
                /** @description Cursor: next of an earlier page */
                after?: string;
                /** @description Only sessions that your key has made, private ones too */
                mine?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionPage"];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer, or too much is asked at once; Retry-After says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSession"];
            };
        };
        responses: {
            /** @description The session with its tokens */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionMade"];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer, or too much is asked at once; Retry-After says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    session: {
        parameters: {
            query?: {
                /** @description Whether places, lengths and names are told in inches and our names, or in the units and names of the session's scene */
                units?: "inches" | "scene";
            };
            header?: never;
            path: {
                /** @description Id of the session */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionModel"];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description The token is missing, unknown, revoked or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFound"];
                    "application/json": components["schemas"]["NotFound"];
                };
            };
            /** @description The rules do not allow it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer, or too much is asked at once; Retry-After says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    sessionOffers: {
        parameters: {
            query?: {
                /** @description Whether places, lengths and names are told in inches and our names, or in the units and names of the session's scene */
                units?: "inches" | "scene";
                /** @description A model whose reach, costs and targets to work out */
                envelope?: string;
            };
            header?: never;
            path: {
                /** @description Id of the session */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the caller may do now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionOffers"];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description The token is missing, unknown, revoked or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFound"];
                    "application/json": components["schemas"]["NotFound"];
                };
            };
            /** @description The rules do not allow it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer, or too much is asked at once; Retry-After says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    act: {
        parameters: {
            query?: {
                /** @description Asks only whether it is legal: nothing is stored, and no dice are thrown */
                dryRun?: boolean;
            };
            header?: {
                /** @description ETag of the session the caller has seen; if it has moved on, nothing is stored */
                "If-Match"?: string;
                /** @description Any text of up to 200 visible characters; the same request sent again within 24 hours gets the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the session */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneAction"] | components["schemas"]["ActionList"];
            };
        };
        responses: {
            /** @description It is stored, or for a dry run whether it is legal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredActions"] | components["schemas"]["ActionLegality"];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description The token is missing, unknown, revoked or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is for somebody else */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFound"];
                    "application/json": components["schemas"]["NotFound"];
                };
            };
            /** @description The session has moved on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer, or too much is asked at once; Retry-After says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    sessionAt: {
        parameters: {
            query?: {
                /** @description Whether places, lengths and names are told in inches and our names, or in the units and names of the session's scene */
                units?: "inches" | "scene";
            };
            header?: never;
            path: {
                /** @description Id of the session */
                id: string;
                /** @description The version */
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session at that version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionModel"];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description The token is missing, unknown, revoked or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFound"];
                    "application/json": components["schemas"]["NotFound"];
                };
            };
            /** @description The rules do not allow it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer, or too much is asked at once; Retry-After says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    agreeOnDraw: {
        parameters: {
            query?: {
                /** @description Whether places, lengths and names are told in inches and our names, or in the units and names of the session's scene */
                units?: "inches" | "scene";
            };
            header?: {
                /** @description ETag of the session the caller has seen; if it has moved on, nothing is stored */
                "If-Match"?: string;
                /** @description Any text of up to 200 visible characters; the same request sent again within 24 hours gets the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the session */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DrawOffer"];
            };
        };
        responses: {
            /** @description It is stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredActions"];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description The token is missing, unknown, revoked or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is for somebody else */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFound"];
                    "application/json": components["schemas"]["NotFound"];
                };
            };
            /** @description The session has moved on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer, or too much is asked at once; Retry-After says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    sessionEvents: {
        parameters: {
            query?: {
                /** @description Whether places, lengths and names are told in inches and our names, or in the units and names of the session's scene */
                units?: "inches" | "scene";
                /** @description Number of the last entry that is known */
                after?: number;
                /** @description How many, at most 200 */
                first?: number;
            };
            header?: never;
            path: {
                /** @description Id of the session */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionEntries"];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description The token is missing, unknown, revoked or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFound"];
                    "application/json": components["schemas"]["NotFound"];
                };
            };
            /** @description The rules do not allow it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer, or too much is asked at once; Retry-After says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    forkSession: {
        parameters: {
            query?: {
                /** @description The version to go on from; the present one unless given */
                at?: number;
            };
            header?: never;
            path: {
                /** @description Id of the session */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFork"];
            };
        };
        responses: {
            /** @description The new session, or whose consent it waits for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionSuccessor"];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description The token is missing, unknown, revoked or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is for somebody else */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFound"];
                    "application/json": components["schemas"]["NotFound"];
                };
            };
            /** @description The session has moved on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer, or too much is asked at once; Retry-After says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    actionOdds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the session */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneAction"];
            };
        };
        responses: {
            /** @description Every outcome with its exact chance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionOdds"];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description The token is missing, unknown, revoked or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is for somebody else */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFound"];
                    "application/json": components["schemas"]["NotFound"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer, or too much is asked at once; Retry-After says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    pause: {
        parameters: {
            query?: {
                /** @description Whether places, lengths and names are told in inches and our names, or in the units and names of the session's scene */
                units?: "inches" | "scene";
            };
            header?: {
                /** @description ETag of the session the caller has seen; if it has moved on, nothing is stored */
                "If-Match"?: string;
                /** @description Any text of up to 200 visible characters; the same request sent again within 24 hours gets the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the session */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PauseStep"];
            };
        };
        responses: {
            /** @description It is stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredActions"];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description The token is missing, unknown, revoked or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is for somebody else */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFound"];
                    "application/json": components["schemas"]["NotFound"];
                };
            };
            /** @description The session has moved on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer, or too much is asked at once; Retry-After says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    rematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the session */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionSuccessor"];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description The token is missing, unknown, revoked or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is for somebody else */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFound"];
                    "application/json": components["schemas"]["NotFound"];
                };
            };
            /** @description The session has moved on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer, or too much is asked at once; Retry-After says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    sessionReplay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the session */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log, one JSON value a line */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description The token is missing, unknown, revoked or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFound"];
                    "application/json": components["schemas"]["NotFound"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer, or too much is asked at once; Retry-After says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    contributeToDice: {
        parameters: {
            query?: {
                /** @description Whether places, lengths and names are told in inches and our names, or in the units and names of the session's scene */
                units?: "inches" | "scene";
            };
            header?: {
                /** @description ETag of the session the caller has seen; if it has moved on, nothing is stored */
                "If-Match"?: string;
                /** @description Any text of up to 200 visible characters; the same request sent again within 24 hours gets the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the session */
                id: string;
                /** @description Name of the seat */
                seat: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiceContribution"];
            };
        };
        responses: {
            /** @description It is stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredActions"];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description The token is missing, unknown, revoked or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is for somebody else */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFound"];
                    "application/json": components["schemas"]["NotFound"];
                };
            };
            /** @description The session has moved on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer, or too much is asked at once; Retry-After says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    joinSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the session */
                id: string;
                /** @description Name of the seat */
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatToken"];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description The token is missing, unknown, revoked or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is for somebody else */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFound"];
                    "application/json": components["schemas"]["NotFound"];
                };
            };
            /** @description The rules do not allow it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer, or too much is asked at once; Retry-After says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    renewSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the session */
                id: string;
                /** @description Name of the seat */
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How long it is valid now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewedToken"];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description The token is missing, unknown, revoked or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is for somebody else */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFound"];
                    "application/json": components["schemas"]["NotFound"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer, or too much is asked at once; Retry-After says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    substituteSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the session */
                id: string;
                /** @description Name of the seat */
                seat: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatSubstitute"];
            };
        };
        responses: {
            /** @description Who holds it now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubstitutedSeat"];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description The token is missing, unknown, revoked or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is for somebody else */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFound"];
                    "application/json": components["schemas"]["NotFound"];
                };
            };
            /** @description The session has moved on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer, or too much is asked at once; Retry-After says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    admitSpectator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the session */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedToken"];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description The token is missing, unknown, revoked or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is for somebody else */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFound"];
                    "application/json": components["schemas"]["NotFound"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer, or too much is asked at once; Retry-After says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    startSession: {
        parameters: {
            query?: {
                /** @description Whether places, lengths and names are told in inches and our names, or in the units and names of the session's scene */
                units?: "inches" | "scene";
            };
            header?: {
                /** @description ETag of the session the caller has seen; if it has moved on, nothing is stored */
                "If-Match"?: string;
                /** @description Any text of up to 200 visible characters; the same request sent again within 24 hours gets the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the session */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has started */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredActions"];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description The token is missing, unknown, revoked or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is for somebody else */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFound"];
                    "application/json": components["schemas"]["NotFound"];
                };
            };
            /** @description The session has moved on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer, or too much is asked at once; Retry-After says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    sessionStream: {
        parameters: {
            query?: {
                /** @description Whether places, lengths and names are told in inches and our names, or in the units and names of the session's scene */
                units?: "inches" | "scene";
                /** @description Number of the last entry that is known, unless Last-Event-ID says it */
                after?: number;
                /** @description A stream ticket, in place of a token */
                ticket?: string;
            };
            header?: {
                /** @description Number of the last entry that is known */
                "Last-Event-ID"?: string;
            };
            path: {
                /** @description Id of the session */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description The game has ended and the caller knows it all */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description The token is missing, unknown, revoked or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFound"];
                    "application/json": components["schemas"]["NotFound"];
                };
            };
            /** @description The rules do not allow it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer, or too much is asked at once; Retry-After says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    streamTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the session */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamTicket"];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description The token is missing, unknown, revoked or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFound"];
                    "application/json": components["schemas"]["NotFound"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer, or too much is asked at once; Retry-After says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    undo: {
        parameters: {
            query?: {
                /** @description Whether places, lengths and names are told in inches and our names, or in the units and names of the session's scene */
                units?: "inches" | "scene";
            };
            header?: {
                /** @description ETag of the session the caller has seen; if it has moved on, nothing is stored */
                "If-Match"?: string;
                /** @description Any text of up to 200 visible characters; the same request sent again within 24 hours gets the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the session */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoStep"];
            };
        };
        responses: {
            /** @description It is stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredActions"];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description The token is missing, unknown, revoked or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is for somebody else */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFound"];
                    "application/json": components["schemas"]["NotFound"];
                };
            };
            /** @description The session has moved on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is not JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer, or too much is asked at once; Retry-After says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    verifySession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the session */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verdict */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionVerdict"];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description The token is missing, unknown, revoked or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFound"];
                    "application/json": components["schemas"]["NotFound"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer, or too much is asked at once; Retry-After says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    ruleset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the ruleset */
                ruleset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ruleset */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesetModel"];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFound"];
                    "application/json": components["schemas"]["NotFound"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rules: {
        parameters: {
            query?: {
                /** @description Words that must all occur in the id, title, topic or text */
                search?: string;
                /** @description Only rules of this topic */
                topic?: string;
                /** @description How many, at most 100 */
                first?: number;
                /** @description Cursor: next of an earlier page */
                after?: string;
            };
            header?: never;
            path: {
                /** @description Id of the ruleset */
                ruleset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rules */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulePageModel"];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFound"];
                    "application/json": components["schemas"]["NotFound"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the ruleset */
                ruleset: string;
                /** @description Id of the rule */
                ruleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleModel"];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFound"];
                    "application/json": components["schemas"]["NotFound"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readySetups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the ruleset */
                ruleset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Set-ups and bots */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadySetups"];
                };
            };
            /** @description The request does not fit its schema */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidInput"];
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description A key or a token is missing, or the one sent is not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key or the token is not for this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has spent all that it may for now */
            429: {
                headers: {
                    /** @description What is left, and in how many seconds it is whole again */
                    RateLimit?: string;
                    /** @description What may be spent in how many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds after which to try again */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer, or too much is asked at once; Retry-After says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Unavailable"];
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
}
